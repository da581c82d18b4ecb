#!/usr/bin/env bash
# renewed-certificate.sh — a hook of certbot (--deploy-hook): puts the certificate where nginx.conf looks, and has nginx
# read it. Whoever is reading a page keeps the old one until they are done.
set -euo pipefail

: "${RENEWED_LINEAGE:?certbot calls this, with RENEWED_LINEAGE}"
into=${NGINX_PORTAL_FOLDER:-/etc/nginx/portal}
install -d -m 0755 "$into"
install -m 0644 "$RENEWED_LINEAGE/fullchain.pem" "$into/fullchain.pem"
install -m 0600 "$RENEWED_LINEAGE/privkey.pem" "$into/privkey.pem"
# The first one comes before nginx speaks TLS.
if [ -n "${NGINX_RELOAD:-}" ]; then $NGINX_RELOAD; elif systemctl is-active --quiet nginx; then systemctl reload nginx; fi
