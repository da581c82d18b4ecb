import type { Session } from '@portal/contract/people/accounts/session'
import { type AuthChangeEvent, type AuthListener, eventBetween } from './auth-events.ts'

/** The session of this tab, as last heard from the server, and those who want to know of it. */
export class SessionHolder {
  readonly #listeners = new Set<AuthListener>()
  #session: Session | null = null
  #expiresAtMs = 0
  #changes = 0

  /** False until the server has said once whether there is a session. */
  get isKnown(): boolean {
    return this.#changes > 0
  }

  get session(): Session | null {
    return this.#session
  }

  /** Grows with every answer: a slow answer that was overtaken can be told from a fresh one. */
  get changes(): number {
    return this.#changes
  }

  remainingMs(): number {
    return this.#expiresAtMs - Date.now()
  }

  subscribe(listener: AuthListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /**
   * The end is counted from `expires_in`, because a phone's clock may be wrong. Answers with what
   * the listeners were told, if anything.
   */
  hold(next: Session | null, cause?: AuthChangeEvent): AuthChangeEvent | null {
    const event = cause ?? eventBetween(this.#session, next)
    this.#session = next
    this.#expiresAtMs = next ? Date.now() + next.expires_in * 1000 : 0
    this.#changes += 1
    if (event) this.announce(event)
    return event
  }

  announce(event: AuthChangeEvent) {
    for (const listener of [...this.#listeners]) listener(event, this.#session)
  }
}
