import { execFileSync } from 'node:child_process'

export const PORT = Number(process.env.E2E_PORT ?? 4319)
export const portalUrl = `http://localhost:${PORT}`

/** The system's browser: no download of its own. */
export function chromiumPath(): string {
  return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], {
    encoding: 'utf8',
  }).trim()
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
