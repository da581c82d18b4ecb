import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Email, PASSWORD_MAX } from '../../shared/person-fields.ts'
import { SecondFactorCode } from './second-factor.ts'
import { SessionAnswer } from './session.ts'

/** Step 1 of signing in (spec §4). Limited strictly: it tells who has an account. */
export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-check',
  access: 'anyone',
  tag: 'Contas',
  summary: 'Diz se um e-mail tem conta',
  body: z.object({ email: Email }),
  response: z.object({ exists: z.boolean() }),
  status: 200,
})

/** No session yet means that the code of the second factor is still to come. */
const SignInAnswer = SessionAnswer.extend({ needs_second_factor: z.boolean() })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  access: 'anyone',
  tag: 'Contas',
  summary: 'Entra com e-mail e senha',
  body: z.object({ email: Email, password: z.string().min(1).max(PASSWORD_MAX) }),
  response: SignInAnswer,
  status: 200,
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/second-factor',
  access: 'optional-person',
  tag: 'Contas',
  summary: 'Termina de entrar com o código do aplicativo ou um código de reserva',
  body: z.object({ code: SecondFactorCode }),
  response: SessionAnswer,
  status: 200,
})

/** Where Google is asked to bring the person back to: /auth/callback?plan={plan}. */
export const startGoogleSignIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/google',
  access: 'anyone',
  tag: 'Contas',
  summary: 'Começa a entrada com Google',
  body: z.object({ plan: z.string().max(40).default('clube') }),
  response: z.object({ url: z.url() }),
  status: 200,
})
