// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/naming/folded.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/base/text.h"

namespace navarch {

namespace {

/// A letter, or two, and those that are written for it with a capital, an accent, a breathing or an iota below.
struct Written {
    std::u32string_view letter;
    std::u32string_view otherwise;
};

constexpr std::array<Written, 54> alphabet{{
    {U"a", U"ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ"},
    {U"ae", U"ÆæǢǣǼǽ"},
    {U"b", U"ḂḃḄḅḆḇ"},
    {U"c", U"ÇçĆćĈĉĊċČčḈḉ"},
    {U"d", U"ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ"},
    {U"e", U"ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ"},
    {U"f", U"Ḟḟ"},
    {U"g", U"ĜĝĞğĠġĢģǦǧǴǵḠḡ"},
    {U"h", U"ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ"},
    {U"i", U"ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị"},
    {U"j", U"Ĵĵǰ"},
    {U"k", U"ĶķǨǩḰḱḲḳḴḵ"},
    {U"l", U"ĹĺĻļĽľŁłḶḷḸḹḺḻḼḽ"},
    {U"m", U"ḾḿṀṁṂṃ"},
    {U"n", U"ÑñŃńŅņŇňǸǹṄṅṆṇṈṉṊṋ"},
    {U"o", U"ÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ"},
    {U"oe", U"Œœ"},
    {U"p", U"ṔṕṖṗ"},
    {U"r", U"ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ"},
    {U"s", U"ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ"},
    {U"ss", U"ßẞ"},
    {U"t", U"ŢţŤťȚțṪṫṬṭṮṯṰṱẗ"},
    {U"th", U"Þþ"},
    {U"u", U"ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự"},
    {U"v", U"ṼṽṾṿ"},
    {U"w", U"ŴŵẀẁẂẃẄẅẆẇẈẉẘ"},
    {U"x", U"ẊẋẌẍ"},
    {U"y", U"ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ"},
    {U"z", U"ŹźŻżŽžẐẑẒẓẔẕ"},
    {U"ʒ", U"ƷǮǯ"},
    {U"α", U"ΆΑάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰάᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ"},
    {U"β", U"Βϐ"},
    {U"γ", U"Γ"},
    {U"δ", U"Δ"},
    {U"ε", U"ΈΕέϵἐἑἒἓἔἕἘἙἚἛἜἝὲέῈΈ"},
    {U"ζ", U"Ζ"},
    {U"η", U"ΉΗήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴήᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊΉῌ"},
    {U"θ", U"Θϑϴ"},
    {U"ι", U"ΊΐΙΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶίιῐῑῒΐῖῗῘῙῚΊ"},
    {U"κ", U"Κϰ"},
    {U"λ", U"Λ"},
    {U"μ", U"Μ"},
    {U"ν", U"Ν"},
    {U"ξ", U"Ξ"},
    {U"ο", U"ΌΟόὀὁὂὃὄὅὈὉὊὋὌὍὸόῸΌ"},
    {U"π", U"Πϖ"},
    {U"ρ", U"ΡϱῤῥῬ"},
    {U"σ", U"ΣςϲϹ"},
    {U"τ", U"Τ"},
    {U"υ", U"ΎΥΫΰϋύϒϓϔὐὑὒὓὔὕὖὗὙὛὝὟὺύῠῡῢΰῦῧῨῩῪΎ"},
    {U"φ", U"Φϕ"},
    {U"χ", U"Χ"},
    {U"ψ", U"Ψ"},
    {U"ω", U"ΏΩώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼώᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺΏῼ"},
}};

using Letters = std::unordered_map<char32_t, std::u32string_view>;

Letters lettersOfAlphabet()
{
    Letters letters;
    for (const Written& each : alphabet)
        for (const char32_t other : each.otherwise)
            letters.emplace(other, each.letter);
    return letters;
}

bool isMark(char32_t c)
{
    return c >= 0x300 && c <= 0x36F; // combining diacritical marks
}

bool isSpace(char32_t c)
{
    return c == U' ' || c == U'\t' || c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F;
}

char32_t plainSign(char32_t c)
{
    constexpr std::u32string_view apostrophes = U"\u2018\u2019\u02BC\u1FBD\u00B4";
    constexpr std::u32string_view hyphens = U"\u2010\u2011\u2012\u2013";
    if (apostrophes.find(c) != apostrophes.npos)
        return U'\'';
    return hyphens.find(c) != hyphens.npos ? U'-' : c;
}

} // namespace

std::u32string foldedName(std::string_view text)
{
    static const Letters letters = lettersOfAlphabet();
    std::u32string folded;
    for (const char32_t c : codePointsOf(text)) {
        if (isMark(c))
            continue;
        if (isSpace(c)) {
            if (!folded.empty() && folded.back() != U' ')
                folded += U' ';
        } else if (c >= U'A' && c <= U'Z') {
            folded += static_cast<char32_t>(c - U'A' + U'a');
        } else if (const auto found = letters.find(c); found != letters.end()) {
            folded += found->second;
        } else {
            folded += plainSign(c);
        }
    }
    if (!folded.empty() && folded.back() == U' ')
        folded.pop_back();
    return folded;
}

} // namespace navarch
