# SPDX-License-Identifier: GPL-3.0-or-later
# Most of what a small test takes to compile is what its neighbours read too. Tests of one room are therefore compiled as one
# file and are one program: those of core whatever they link, others if they link the same, for which application they begin
# with hangs on that - but for what has nothing to say in it (NAVARCH_SUPPORT). Each keeps its name, as a target and as a link
# to that program, which runs the test that it is called by.

# navarch_unite_test(NAME SOURCE LABEL LIBS...): puts a test to those it is compiled with. Tests of another LABEL are built
# for themselves.
function(navarch_unite_test name source label)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/tests OUTPUT_VARIABLE folder)
    string(REGEX MATCH "^(core/rules/[^/]+|[^/]+/?[^/]*)" room ${folder})
    list(JOIN ARGN "," libs)
    set(group "${room} ${label} ${NAVARCH_TEST_HEADERS}")
    if(NOT room MATCHES "^core")
        set(application)
        foreach(lib IN LISTS ARGN)
            get_target_property(support ${lib} NAVARCH_SUPPORT)
            if(NOT support)
                list(APPEND application ${lib})
            endif()
        endforeach()
        list(JOIN application "," application)
        string(APPEND group " ${application}")
    endif()
    set_property(GLOBAL APPEND PROPERTY NAVARCH_UNITED_TESTS
        "${group}|${libs}|${name}|${CMAKE_CURRENT_SOURCE_DIR}/${source}")
    add_custom_target(${name})
endfunction()

# navarch_add_united_test(TARGET HEADERS LIBS NAMES SOURCES): the program of some tests.
function(navarch_add_united_test target headers libs names sources)
    set(unit ${CMAKE_BINARY_DIR}/united/tests/${target}.cpp)
    set(mocs ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc)
    file(MAKE_DIRECTORY ${mocs})
    add_custom_command(OUTPUT ${unit}
        COMMAND ${CMAKE_COMMAND} "-DUNIT=${unit}" "-DNAMES=${names}" "-DSOURCES=${sources}"
                -P ${CMAKE_SOURCE_DIR}/tests/united/write_unit.cmake
        DEPENDS ${sources} ${CMAKE_SOURCE_DIR}/tests/united/write_unit.cmake
        COMMENT "Uniting tests in ${target}"
        VERBATIM)
    add_executable(${target} ${unit})
    foreach(source IN LISTS sources)
        get_filename_component(file ${source} NAME_WE)
        qt_generate_moc(${source} ${mocs}/${file}.moc TARGET ${target})
        target_sources(${target} PRIVATE ${mocs}/${file}.moc)
    endforeach()
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests/united)
    target_include_directories(${target} PRIVATE ${mocs})
    target_link_libraries(${target} PRIVATE navarch_build ${libs} Qt6::Test)
    # Not of types that other files could not name: no other file includes a test.
    target_compile_options(${target} PRIVATE ${NAVARCH_WARNINGS} -Wno-subobject-linkage)
    if(headers)
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
    foreach(name IN LISTS names)
        add_custom_command(TARGET ${target} POST_BUILD
            COMMAND ${CMAKE_COMMAND} -E create_symlink united/${target} ${CMAKE_BINARY_DIR}/tests/${name}
            VERBATIM)
        add_dependencies(${name} ${target})
    endforeach()
endfunction()

# navarch_build_united_tests(): the programs of all that navarch_unite_test() was told, ten tests each. Runs once at the end.
function(navarch_build_united_tests)
    get_property(tests GLOBAL PROPERTY NAVARCH_UNITED_TESTS)
    list(SORT tests)
    set(before "")
    foreach(test IN LISTS tests ITEMS "|||")
        string(REPLACE "|" ";" test "${test}")
        list(GET test 0 group)
        list(LENGTH names size)
        if(names AND (NOT group STREQUAL before OR size EQUAL 10))
            string(REPLACE " " ";" parts "${before}")
            list(GET parts 0 room)
            list(GET parts 2 headers)
            list(REMOVE_DUPLICATES libs)
            string(MAKE_C_IDENTIFIER ${room} room)
            math(EXPR count_${room} "${count_${room}} + 1")
            navarch_add_united_test(tests_of_${room}_${count_${room}} "${headers}" "${libs}" "${names}" "${sources}")
            set(names "")
            set(sources "")
            set(libs "")
        endif()
        set(before "${group}")
        list(GET test 1 more)
        list(GET test 2 name)
        list(GET test 3 source)
        string(REPLACE "," ";" more "${more}")
        list(APPEND libs ${more})
        list(APPEND names ${name})
        list(APPEND sources ${source})
    endforeach()
endfunction()
