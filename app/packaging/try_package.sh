#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# try_package.sh PACKAGE.deb [ROOT]: installs it in a Debian 12 of its own, uses it there as one does, and takes it away again. Says what
# does not hold; what the package leaves behind when it is gone. As root, for it makes and enters another root: a copy of ROOT, where
# one was made before. `./dev package --try` calls it.
set -u

package=$(realpath "$1")
place=$(mktemp -d /tmp/navarch-try-XXXXXX)
root=$place/root
faults=0

fault() {
    echo "FAULT: $*" >&2
    faults=$((faults + 1))
}
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# shellcheck disable=SC2317 # the trap calls it
leave() {
    umount -l "$root/proc" "$root/dev/pts" "$root/dev" 2>/dev/null
    rm -rf --one-file-system "$place"
}
trap leave EXIT

# What of a system a package may change: everything but what other packages and programs keep for themselves.
listed() {
    find "$root" -xdev -path "$root/proc" -prune -o -path "$root/dev" -prune -o -path "$root/tmp/*" -prune -o \
        -path "$root/var/cache/*" -prune -o -path "$root/var/log/*" -prune -o -path "$root/var/lib/dpkg/*" -prune -o \
        -path "$root/var/lib/apt/*" -prune -o -path "$root/root/*" -prune -o -printf '%P %y\n' | sort
}

if [[ ${2:-} ]]; then
    cp -a "$2" "$root"
else
    debootstrap --variant=minbase bookworm "$root" >"$place/debootstrap.log" 2>&1 ||
        { tail -n 5 "$place/debootstrap.log" >&2; exit 1; }
fi
mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" && mount --bind /dev/pts "$root/dev/pts"
cp "$package" "$root/tmp/navarch.deb"
inside apt-get update -q >/dev/null
# What the package needs, and a display, is there before: what stays afterwards is its own doing.
inside apt-get install -qy --no-install-recommends xvfb xauth xdg-utils shared-mime-info desktop-file-utils man-db bash-completion \
    libglib2.0-bin procps \
    >"$place/tools.log" 2>&1 || { tail -n 5 "$place/tools.log" >&2; exit 1; }
mapfile -t needs < <(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed 's/|.*//; s/(.*)//; s/ //g')
inside apt-get install -qy --no-install-recommends "${needs[@]}" \
    >"$place/needs.log" 2>&1
listed >"$place/before"

inside apt-get install -qy --no-install-recommends /tmp/navarch.deb >"$place/install.log" 2>&1 ||
    { tail -n 20 "$place/install.log" >&2; fault "apt does not install it"; exit 1; }

inside navarch --version || fault "navarch --version"
inside navarch campaign new /root/war.navarch --scenario saronic-gulf >/dev/null || fault "no campaign is made"
inside navarch campaign verify /root/war.navarch >/dev/null || fault "the campaign is not sound"
inside navarch sheets /root/war.navarch --rules trireme --out /root/sheets.pdf >/dev/null || fault "no sheets are printed"
inside navarch --language nl rule SA-8.1 >/dev/null || fault "no Dutch"
inside man -w navarch >/dev/null || fault "no man page"
inside man navarch 2>/dev/null | grep -q "campaign new" || fault "the man page does not tell of campaigns"
inside bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader navarch; complete -p navarch' >/dev/null ||
    fault "bash does not complete"
for file in usr/share/zsh/vendor-completions/_navarch usr/share/fish/vendor_completions.d/navarch.fish; do
    [[ -s $root/$file ]] || fault "no $file"
done
found=$(inside XDG_CURRENT_DESKTOP=GNOME xdg-mime query filetype /root/war.navarch)
echo "war.navarch is $found"
[[ $found == application/x-navarch-campaign ]] || fault "a campaign is taken for $found"
opener=$(inside XDG_CURRENT_DESKTOP=GNOME xdg-mime query default "$found")
echo "opened by $opener"
[[ $opener == org.navarch.navarch.desktop ]] || fault "a campaign is opened by ${opener:-nobody}"
inside desktop-file-validate /usr/share/applications/org.navarch.navarch.desktop || fault "the desktop file"
# As a double click does it: what the desktop file says, with the file in place of %f.
run=$(sed -n 's/^Exec=//p' "$root/usr/share/applications/org.navarch.navarch.desktop" | head -1 | sed 's/%[fFuU]/\/root\/war.navarch/')
inside timeout 25 xvfb-run -a bash -c "QT_QUICK_BACKEND=software $run & sleep 15; kill -0 \$! && ls /root/war.navarch*" >"$place/run" 2>&1
grep -q 'war.navarch.lock\|war.navarch-wal' "$place/run" || { cat "$place/run" >&2; fault "the window does not open the campaign"; }

inside apt-get purge -qy navarch >"$place/purge.log" 2>&1 || fault "apt does not remove it"
listed >"$place/after"
diff "$place/before" "$place/after" >"$place/left" || { cat "$place/left" >&2; fault "something is left behind, or gone with it"; }
[[ -s $root/root/war.navarch ]] || fault "the user's campaign is gone"
((faults == 0)) && echo "Installed, used and removed without a trace"
exit $((faults > 0))
