import type { SessionClient } from './session-client.ts'

/** What the provider asks of the session's client. */
export type SessionSource = Pick<
  SessionClient,
  | 'hasPersonLeft'
  | 'onAuthStateChange'
  | 'start'
  | 'getSession'
  | 'refreshSession'
  | 'signOut'
  | 'forgetSession'
>

/**
 * Stands for a client whose code is fetched after the page's own: who somebody is, is asked after the
 * page stands, and everybody would wait for that code otherwise. Whatever is asked meanwhile waits.
 */
export function deferClient(load: () => Promise<SessionSource>): SessionSource {
  let arrived: SessionSource | null = null
  let pending: Promise<SessionSource> | null = null

  /** A download that failed is tried again by whoever asks next. */
  function client() {
    pending ??= load().then(
      (loaded) => {
        arrived = loaded
        return loaded
      },
      (error: unknown) => {
        pending = null
        throw error
      },
    )
    return pending
  }

  /** Begins as soon as it can; undone before that, it never begins. */
  function begin(act: (ready: SessionSource) => () => void): () => void {
    if (arrived) return act(arrived)
    let undo: (() => void) | null = () => undefined
    client().then(
      (ready) => {
        if (undo) undo = act(ready)
      },
      // The first check meets the same failure, and tells of it.
      () => undefined,
    )
    return () => {
      undo?.()
      undo = null
    }
  }

  return {
    get hasPersonLeft() {
      return arrived?.hasPersonLeft ?? false
    },
    onAuthStateChange: (listener) => begin((ready) => ready.onAuthStateChange(listener)),
    start: () => begin((ready) => ready.start()),
    getSession: async () => (await client()).getSession(),
    refreshSession: async () => (await client()).refreshSession(),
    signOut: async (options) => (await client()).signOut(options),
    forgetSession() {
      arrived?.forgetSession()
    },
  }
}
