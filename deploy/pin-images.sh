#!/usr/bin/env bash
# Asks the registry for the digests of the images named in compose.yaml and the Dockerfiles, and writes them into
# deploy/.env: from then on the same bytes are pulled and built on, until this is run again.
#   deploy/pin-images.sh           writes
#   deploy/pin-images.sh --check   changes nothing; fails where a digest is missing
set -euo pipefail
cd "$(dirname "$0")"
env_file=${ENV_FILE:-.env}

grep -hoE '[a-z]+:[a-z0-9.-]+@\$\{[A-Z]+_DIGEST' compose.yaml Dockerfile postgres.Dockerfile pgbouncer.Dockerfile | sort -u |
  while IFS='@' read -r image variable; do
    name=${variable#'${'}
    if [ "${1:-}" = --check ]; then
      grep -qE "^$name=sha256:[0-9a-f]{64}$" "$env_file" || { echo "$image is not pinned: $name" >&2; exit 1; }
      continue
    fi
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "$image has no digest: $digest" >&2; exit 1; }
    touch "$env_file"
    sed -i "/^$name=/d" "$env_file"
    echo "$name=$digest" >> "$env_file"
    echo "$image $digest"
  done
