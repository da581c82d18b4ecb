import { execFileSync } from 'node:child_process'

export const PORT = Number(process.env.E2E_PORT ?? 4319)
export const portalUrl = `http://localhost:${PORT}`

/** The system's browser: no download of its own. The one without windows starts a page sooner. */
export function chromiumPath(): string {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser']
  const search = names.map((name) => `command -v ${name}`).join(' || ')
  return execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim()
}

/** Runs as root in a container and asks nobody outside for anything. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
