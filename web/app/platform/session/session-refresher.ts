import { diagnostics } from '../diagnostics.ts'
import { REFRESH_MARGIN_MS, STALE_WARNING_MS } from './session.constants.ts'
import { noteFailure } from './session-failures.ts'
import type { SessionHolder } from './session-holder.ts'

/** Prolongs a session before it ends, and says so when that did not work for too long. */
export class SessionRefresher {
  readonly #holder: SessionHolder
  readonly #refresh: () => Promise<unknown>
  #warnedAbout: number | null = null

  constructor(holder: SessionHolder, refresh: () => Promise<unknown>) {
    this.#holder = holder
    this.#refresh = refresh
  }

  async tick() {
    const { session } = this.#holder
    if (!session) return
    const remainingMs = this.#holder.remainingMs()
    if (remainingMs <= -STALE_WARNING_MS) this.#warnOnce(session.expires_at)
    if (remainingMs >= REFRESH_MARGIN_MS) return
    await this.#refresh().catch((error) => noteFailure('refresh', error))
  }

  #warnOnce(expiry: number) {
    if (this.#warnedAbout === expiry) return
    this.#warnedAbout = expiry
    diagnostics.note('warning', 'session is stale: it could not be refreshed in time')
  }
}
