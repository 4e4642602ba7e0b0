# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles each QML file to C++ as a release does, and names those that Qt's compiler refuses or crashes on:
# cmake -DTOP=... -DQMLCACHEGEN=... -DQT_MODULES=... -DMODULES=... -DBINARY=... -DFILES=a.qml;b.qml -P qml_compiles.cmake
file(GLOB resources ${BINARY}/.rcc/*.qrc)
list(TRANSFORM resources PREPEND "--resource;" OUTPUT_VARIABLE resources)
set(output ${BINARY}/compiled_to_look.cpp)
foreach(file IN LISTS FILES)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${TOP}/qml OUTPUT_VARIABLE name)
    execute_process(COMMAND ${QMLCACHEGEN} --bare --resource-path /qt/qml/Navarch/${name} -I ${QT_MODULES}
        -i ${MODULES}/Navarch/qmldir ${resources} -o ${output} ${file}
        RESULT_VARIABLE result OUTPUT_VARIABLE told ERROR_VARIABLE told)
    if(result)
        string(APPEND all "${name}: ${result}\n${told}")
    endif()
endforeach()
file(REMOVE ${output})
if(all)
    message(FATAL_ERROR "A release would not build:\n${all}")
endif()
list(LENGTH FILES count)
message(STATUS "${count} files compile")
