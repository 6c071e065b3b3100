#!/bin/sh
# Puts the build of this image beside those of the images before it, in the folder that outlives the container, as
# `npm run deploy:remote` does, and then runs what it is told. An older image rolls its remote back.
set -eu
from="${BUILD_FROM:-/usr/share/remote}"
to="${BUILD_TO:-/srv/remote}"
kept_beside=5

build="$(basename "$from"/builds/*)"
mkdir -p "$to/builds"
if [ ! -d "$to/builds/$build" ]; then
  partial="$to/builds/.$build.$$.partial"
  cp -R "$from/builds/$build" "$partial"
  # Another container of this image may have been quicker.
  mv "$partial" "$to/builds/$build" 2>/dev/null || rm -rf "$partial"
fi
cp "$from/current.json" "$to/current.json.$$.new"
mv "$to/current.json.$$.new" "$to/current.json"

# A name begins with the time of its build.
ls "$to/builds" | grep -v "^$build\$" | sort -r | tail -n "+$((kept_beside + 1))" | while read -r old; do
  rm -rf "${to:?}/builds/$old"
done

exec "$@"
