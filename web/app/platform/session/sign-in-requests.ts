import type { resetPassword } from '@portal/contract/people/accounts/password'
import type { signIn } from '@portal/contract/people/accounts/sign-in'
import type { signUp } from '@portal/contract/people/accounts/sign-up'
import type { EndpointCall, EndpointResult } from '@portal/contract/shared/endpoint'
import type { ApiClient } from '../api.ts'
import { AuthInvalidCredentialsError } from './auth-errors.ts'

export type SignUpData = EndpointCall<typeof signUp>['body']
export type SignUpAnswer = EndpointResult<typeof signUp>
export type Credentials = EndpointCall<typeof signIn>['body']
export type SignInAnswer = EndpointResult<typeof signIn>
export type NewPassword = EndpointCall<typeof resetPassword>['body']

export async function requestSignUp(api: ApiClient, data: SignUpData): Promise<SignUpAnswer> {
  if (!data.email || !data.password) throw new AuthInvalidCredentialsError()
  return api.send('POST', '/api/v1/auth/sign-up', { body: data })
}

export async function requestSignIn(api: ApiClient, given: Credentials): Promise<SignInAnswer> {
  if (!given.email || !given.password) throw new AuthInvalidCredentialsError()
  return api.send('POST', '/api/v1/auth/sign-in', { body: given })
}

export async function requestSecondFactor(api: ApiClient, code: string) {
  return api.send('POST', '/api/v1/auth/sign-in/second-factor', { body: { code } })
}

/** The address at Google where the person says who they are. */
export async function requestGoogleAddress(api: ApiClient, plan: string): Promise<string> {
  const { url } = await api.send('POST', '/api/v1/auth/google', { body: { plan } })
  return url
}

export async function requestRecovery(api: ApiClient, email: string): Promise<void> {
  if (!email) throw new AuthInvalidCredentialsError(false)
  await api.send('POST', '/api/v1/auth/password/recovery', { body: { email } })
}

export async function requestNewPassword(api: ApiClient, data: NewPassword): Promise<void> {
  await api.send('POST', '/api/v1/auth/password/reset', { body: data })
}
