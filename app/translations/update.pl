#!/usr/bin/env perl
# SPDX-License-Identifier: GPL-3.0-or-later
# update.pl FOUND.ts LANGUAGE.ts...: puts into each language, unfinished, what lupdate found in the sources and it has not,
# and says how much that is. A text is looked for by its English and its comment, not by its context: see the README here.
# What is no longer said is left to translations_test, which reads what lupdate does not see: words in data.
use strict;
use warnings;
binmode(STDOUT, ':encoding(UTF-8)');

# The messages of a file as [context, whole message, its English and comment].
sub messages {
    my ($path) = @_;
    open(my $in, '<:encoding(UTF-8)', $path) or die "update.pl: $path cannot be read: $!\n";
    local $/;
    my $text = <$in>;
    $text =~ s/&#x([0-9a-fA-F]+);/chr(hex $1)/ge; # as lupdate writes a no-break space
    my @all;
    while ($text =~ m{<context>\s*<name>(.*?)</name>(.*?)</context>}gs) {
        my ($context, $body) = ($1, $2);
        $context =~ s/^navarch(::)?//;
        $context = 'Window' if $context eq '';
        while ($body =~ m{(    <message.*?</message>\n)}gs) {
            my $message = $1;
            my ($english) = $message =~ m{<source>(.*?)</source>}s;
            $english =~ s/&apos;/'/g; # some files have them so, some as they are
            $english =~ s/&quot;/"/g;
            my ($about) = $message =~ m{<comment>(.*?)</comment>}s;
            push @all, [$context, $message, $english . "\0" . ($about // '')];
        }
    }
    return ($text, @all);
}

my $found = shift @ARGV or die "usage: update.pl FOUND.ts LANGUAGE.ts...\n";
my (undef, @said) = messages($found);
my $missing = 0;
for my $path (@ARGV) {
    my ($text, @has) = messages($path);
    my %known = map { $_->[2] => 1 } @has;
    my $unfinished = grep { $_->[1] =~ /type="unfinished"/ } @has;
    my %new;
    for my $each (@said) {
        next if $known{$each->[2]}++;
        push @{$new{$each->[0]}}, $each->[1];
        print "$path: $each->[0]: ", ($each->[2] =~ s/\0.*//sr), "\n";
    }
    for my $context (sort keys %new) {
        my $messages = join('', @{$new{$context}});
        $messages =~ s{<translation[^>]*>}{<translation type="unfinished">}g;
        $text =~ s{(<context>\s*<name>\Q$context\E</name>.*?)(</context>)}{$1$messages$2}s
            or $text =~ s{(</TS>)}{<context>\n    <name>$context</name>\n$messages</context>\n$1};
    }
    my $count = 0;
    $count += @$_ for values %new;
    if ($count) {
        open(my $out, '>:encoding(UTF-8)', $path) or die "update.pl: $path cannot be written: $!\n";
        print $out $text;
        close($out) or die "update.pl: $path cannot be written: $!\n";
    }
    printf "%s: %d texts, %d added and %d older ones without a translation\n", $path, @has + $count, $count,
        $unfinished;
    $missing += $count + $unfinished unless $text =~ m{<extra-provisional/>}; # what it lacks is said in English
}
exit($missing ? 1 : 0);
