#!/bin/sh
# Deploys the image's build to the volume, next to the builds of earlier images, as `npm run deploy:remote` does. Then runs
# the given command. Starting an older image rolls the remote back.
set -eu
from="${BUILD_FROM:-/usr/share/remote}"
to="${BUILD_TO:-/srv/remote}"
kept_builds=5

build="$(basename "$from"/builds/*)"
mkdir -p "$to/builds"
if [ ! -d "$to/builds/$build" ]; then
  partial="$to/builds/.$build.$$.partial"
  cp -R "$from/builds/$build" "$partial"
  # Another container of this image may have been faster.
  mv "$partial" "$to/builds/$build" 2>/dev/null || rm -rf "$partial"
fi
cp "$from/current.json" "$to/current.json.$$.new"
mv "$to/current.json.$$.new" "$to/current.json"

# Names start with the build time.
ls "$to/builds" | grep -v "^$build\$" | sort -r | tail -n "+$((kept_builds + 1))" | while read -r old; do
  rm -rf "${to:?}/builds/$old"
done

exec "$@"
