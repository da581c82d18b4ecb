import type { SignOutScope } from '@portal/contract/people/accounts/session'
import { browserApi } from '../api.ts'
import type { AuthListener } from './auth-events.ts'
import { SessionClient } from './session-client.ts'
import type { Credentials, SignUpData } from './sign-in-requests.ts'

export { clearStoredAuthData } from './stored-auth-data.ts'

/** The one session of this tab, for whoever needs it outside of React. */
export const authClient = new SessionClient(browserApi, (url) => window.location.assign(url))

export const signUp = (data: SignUpData) => authClient.signUp(data)
export const signInWithPassword = (credentials: Credentials) =>
  authClient.signInWithPassword(credentials)
export const proveSecondFactor = (code: string) => authClient.proveSecondFactor(code)
export const signInWithGoogle = (choice: { plan: string }) => authClient.signInWithGoogle(choice)
/** Throws when the server could not be told; the sign-out of `useAuth()` never does. */
export const signOut = (options?: { scope?: SignOutScope }) => authClient.signOut(options)
export const onAuthStateChange = (listener: AuthListener) => authClient.onAuthStateChange(listener)
