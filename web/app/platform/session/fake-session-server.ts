import type { Session, SessionUser } from '@portal/contract/people/accounts/session'
import { type ApiClient, createApiClient } from '../api.ts'

/** For tests: somebody who is signed in. */
export function aSession(
  changes: Partial<Omit<Session, 'user'>> & { user?: Partial<SessionUser> } = {},
): Session {
  const lifetime = changes.expires_in ?? 3_600
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    expires_in: lifetime,
    plan_type: 'clube',
    staff_role: null,
    second_factor: 'met',
    ...changes,
    user: {
      id: '018f0000-0000-7000-8000-00000000000a',
      email: 'maria@example.com',
      email_verified: true,
      is_proved: true,
      identities: [{ provider: 'credential' }],
      factors: [],
      user_metadata: { full_name: 'Maria das Dores', avatar_url: null },
      ...changes.user,
    },
  }
}

type Answer = { status: number; body: unknown } | 'network failure'

/** For tests: the auth calls of the API as one browser sees them, with its one cookie. */
export class FakeSessionServer {
  session: Session | null
  /** Path and body of every call, in order. */
  readonly calls: [path: string, body: unknown][] = []
  /** Answers given instead of the ordinary ones, by path; the last one is repeated. */
  readonly troubles = new Map<string, Answer[]>()
  readonly api: ApiClient

  constructor(session: Session | null = null) {
    this.session = session
    this.api = createApiClient(async (_method, url, body) => {
      const path = url.replace('/api/v1/auth/', '')
      this.calls.push([path, body])
      const answer = this.#trouble(path) ?? this.#answer(path)
      if (answer === 'network failure') throw new TypeError('Failed to fetch')
      return answer
    })
  }

  /** From now on `path` is answered like this; several answers come in turn. */
  trouble(path: string, ...answers: (number | Answer)[]) {
    const asAnswer = (answer: number | Answer) =>
      typeof answer === 'number' ? { status: answer, body: null } : answer
    this.troubles.set(path, answers.map(asAnswer))
  }

  recover() {
    this.troubles.clear()
  }

  callsOf(path: string) {
    return this.calls.filter(([called]) => called === path).map(([, body]) => body)
  }

  #trouble(path: string): Answer | undefined {
    const queue = this.troubles.get(path)
    return queue && queue.length > 1 ? queue.shift() : queue?.[0]
  }

  #answer(path: string): Answer {
    switch (path) {
      case 'session/refresh':
        if (this.session) this.session = aSession({ ...this.session, ...renewed(this.session) })
        break
      case 'sign-out':
        this.session = null
        return { status: 200, body: { ended: 1 } }
      case 'sign-in':
      case 'sign-in/second-factor':
      case 'sign-up':
        this.session ??= aSession()
        return { status: 200, body: { session: this.session, needs_second_factor: false } }
      case 'google':
        return { status: 200, body: { url: 'https://accounts.google.example/o/oauth2' } }
    }
    return { status: 200, body: { session: this.session } }
  }
}

const renewed = ({ expires_at }: Session) => ({ expires_at: expires_at + 3_600, expires_in: 3_600 })
