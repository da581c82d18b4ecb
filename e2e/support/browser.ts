import { execFileSync } from 'node:child_process'

export const PORT = Number(process.env.E2E_PORT ?? 4319)
export const portalUrl = `http://localhost:${PORT}`

/** The system's browser: no download of its own. */
export function chromiumPath(): string {
  return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], {
    encoding: 'utf8',
  }).trim()
}
