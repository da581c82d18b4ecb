import type { Session, SignOutScope } from '@portal/contract/people/accounts/session'
import type { ApiClient } from '../api.ts'
import { AuthError, AuthSessionMissingError } from './auth-errors.ts'
import type { AuthChangeEvent, AuthListener } from './auth-events.ts'
import { noteFailure } from './session-failures.ts'
import { SessionHolder } from './session-holder.ts'
import { SessionRefresher } from './session-refresher.ts'
import { endSession, prolongSession, readSession, sessionIn } from './session-requests.ts'
import { watchSession } from './session-watch.ts'
import * as requests from './sign-in-requests.ts'
import {
  clearStoredAuthData,
  isSignOutOwed,
  oweSignOut,
  settleSignOut,
} from './stored-auth-data.ts'
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts'

const SCOPES: readonly SignOutScope[] = ['global', 'local', 'others']

/**
 * The session of this browser without React. The token lives in a cookie that script cannot read;
 * what is held here is what the server tells of it.
 */
export class SessionClient {
  readonly #api: ApiClient
  readonly #leaveFor: (url: string) => void
  readonly #holder = new SessionHolder()
  readonly #refresher = new SessionRefresher(this.#holder, () => this.refreshSession())
  #channel: TabChannel | null = null
  #refresh: Promise<Session | null> | null = null
  #isFirstCheck = true
  #hasPersonLeft = false
  /** Grows when somebody signs in or out: what was asked about the one before is void. */
  #turns = 0

  constructor(api: ApiClient, leaveFor: (url: string) => void) {
    this.#api = api
    this.#leaveFor = leaveFor
  }

  /** True when the last session ended because somebody signed out, in whichever tab. */
  get hasPersonLeft(): boolean {
    return this.#hasPersonLeft
  }

  onAuthStateChange(listener: AuthListener): () => void {
    return this.#holder.subscribe(listener)
  }

  /** Starts looking after the session and listening to the other tabs. */
  start(): () => void {
    const channel = openTabChannel((message) => this.#hear(message))
    this.#channel = channel
    const stopWatching = watchSession({
      tick: () => void this.#tick(),
      look: () => void this.#look({ tellOthers: true }),
    })
    return () => {
      stopWatching()
      channel.close()
      if (this.#channel === channel) this.#channel = null
    }
  }

  async getSession(): Promise<Session | null> {
    return this.#check({ tellOthers: true })
  }

  /** One at a time: whoever asks meanwhile gets the same answer. */
  refreshSession(): Promise<Session | null> {
    this.#refresh ??= this.#prolong().finally(() => {
      this.#refresh = null
    })
    return this.#refresh
  }

  async signUp(data: requests.SignUpData): Promise<requests.SignUpAnswer> {
    const answer = await requests.requestSignUp(this.#api, data)
    this.#enter(sessionIn(answer), 'SIGNED_IN')
    return answer
  }

  async signInWithPassword(credentials: requests.Credentials): Promise<requests.SignInAnswer> {
    const answer = await requests.requestSignIn(this.#api, credentials)
    this.#enter(sessionIn(answer), 'SIGNED_IN')
    return answer
  }

  async proveSecondFactor(code: string): Promise<Session | null> {
    const answer = await requests.requestSecondFactor(this.#api, code)
    return this.#enter(sessionIn(answer), 'MFA_CHALLENGE_VERIFIED')
  }

  /** Leaves the portal; Google brings the person back to /auth/callback?plan={plan}. */
  async signInWithGoogle({ plan }: { plan: string }): Promise<void> {
    this.#leaveFor(await requests.requestGoogleAddress(this.#api, plan))
  }

  async recoverPassword(email: string): Promise<void> {
    await requests.requestRecovery(this.#api, email)
  }

  /** A new password ends every session of the person, this browser's included. */
  async resetPassword(data: requests.NewPassword): Promise<void> {
    await requests.requestNewPassword(this.#api, data)
    this.#announce('PASSWORD_RECOVERY')
    this.#hold(null)
  }

  async signOut({ scope = 'global' }: { scope?: SignOutScope } = {}): Promise<void> {
    if (!SCOPES.includes(scope)) throw new AuthError(`Invalid sign-out scope: ${scope}`)
    await endSession(this.#api, scope)
    if (scope !== 'others') this.#leave()
  }

  /** The person leaves though the server could not be told; it is told as soon as it answers. */
  forgetSession() {
    oweSignOut()
    this.#leave()
  }

  #leave() {
    clearStoredAuthData()
    this.#turns += 1
    this.#hasPersonLeft = true
    this.#hold(null)
  }

  #enter(session: Session | null, event: AuthChangeEvent): Session | null {
    if (!session) return null
    settleSignOut()
    this.#turns += 1
    this.#hasPersonLeft = false
    this.#hold(session, event)
    return session
  }

  async #check({ tellOthers }: { tellOthers: boolean }): Promise<Session | null> {
    const before = this.#holder.changes
    try {
      if (isSignOutOwed()) await this.#paySignOut()
      const session = await readSession(this.#api)
      if (before !== this.#holder.changes) return this.#holder.session
      if (session) this.#hasPersonLeft = false
      this.#hold(session, this.#isFirstCheck ? 'INITIAL_SESSION' : undefined, tellOthers)
      return session
    } catch (error) {
      if (this.#isFirstCheck) this.#holder.announce('INITIAL_SESSION')
      throw error
    } finally {
      this.#isFirstCheck = false
    }
  }

  async #paySignOut() {
    await endSession(this.#api, 'global').catch(() => endSession(this.#api, 'local'))
    settleSignOut()
  }

  async #prolong(): Promise<Session | null> {
    const turn = this.#turns
    const session = await prolongSession(this.#api)
    if (turn !== this.#turns) return this.#holder.session
    this.#hold(session)
    if (!session) throw new AuthSessionMissingError()
    return session
  }

  #hold(session: Session | null, cause?: AuthChangeEvent, tellOthers = true) {
    const event = this.#holder.hold(session, cause)
    if (event && tellOthers) this.#tell(event)
  }

  #announce(event: AuthChangeEvent) {
    this.#holder.announce(event)
    this.#tell(event)
  }

  #tell(event: AuthChangeEvent) {
    const sessionId = this.#holder.session?.id ?? null
    this.#channel?.tell({ event, sessionId, byPerson: this.#hasPersonLeft })
  }

  /** Another tab is believed only about a sign-out; anything else is asked of the server. */
  #hear({ event, sessionId, byPerson }: TabMessage) {
    if (event === 'SIGNED_OUT') {
      if (!this.#holder.session) return
      this.#turns += 1
      this.#hasPersonLeft = byPerson
      return this.#hold(null, undefined, false)
    }
    const isNews = event !== 'INITIAL_SESSION' || sessionId !== (this.#holder.session?.id ?? null)
    if (isNews && event !== 'PASSWORD_RECOVERY') void this.#look({ tellOthers: false })
  }

  /** A failure changes nothing: the session is kept until the server says that it is gone. */
  async #look(from: { tellOthers: boolean }) {
    await this.#check(from).catch((error) => noteFailure('check', error))
  }

  async #tick() {
    if (isSignOutOwed() || !this.#holder.isKnown) return this.#look({ tellOthers: true })
    await this.#refresher.tick()
  }
}
