import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/ground/settings/portal-settings'
import { partsOf } from '@portal/contract/shared/records'

export const WRITE_PATH = '/api/v1/drill/portal-settings'
const TIMEOUT_MS = 10_000

export type WriteAnswer =
  | { outcome: 'saved'; settings: PortalSettings }
  | { outcome: 'stale' }
  /** Answered with a failure, or not at all: the write may or may not have happened. */
  | { outcome: 'failed'; why: string }

/** Reads past every cache; null where the node cannot say. */
export async function readVersion(origin: string): Promise<number | null> {
  try {
    const answer = await fetch(origin + WRITE_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body = (await answer.json()) as PortalSettings
    return answer.ok ? body.version : null
  } catch {
    return null
  }
}

export async function writeSettings(
  origin: string,
  version: number,
  changes: PortalSettingsChanges,
): Promise<WriteAnswer> {
  try {
    const answer = await fetch(origin + WRITE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, changes }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await answer.json()
    if (answer.ok) return { outcome: 'saved', settings: body as PortalSettings }
    if (answer.status === 409) return { outcome: 'stale' }
    return { outcome: 'failed', why: String(answer.status) }
  } catch (error) {
    return { outcome: 'failed', why: String(partsOf(error).name) }
  }
}

/** Repeats until the write is in: another editor only means reading again. */
export async function insistOnWriting(
  origin: string,
  changes: PortalSettingsChanges,
): Promise<PortalSettings> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const version = await readVersion(origin)
    if (version === null) continue
    const answer = await writeSettings(origin, version, changes)
    if (answer.outcome === 'saved') return answer.settings
  }
  throw new Error(`${origin} did not take the write`)
}
