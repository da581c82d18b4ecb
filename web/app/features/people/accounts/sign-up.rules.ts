import { isEmail } from '@portal/contract/people/accounts/email-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { DEFAULT_CITY, DEFAULT_STATE, STATES, type StateCode } from '@portal/contract/shared/states'
import { NAME_MIN, PASSWORD_MAX, PASSWORD_MIN, WHATSAPP_MIN } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'

export type SignUpValues = {
  fullName: string
  /** Digits only. */
  whatsapp: string
  state: StateCode
  city: string
  email: string
  password: string
  acceptsPromotions: boolean
}
export type SignUpField = Exclude<keyof SignUpValues, 'acceptsPromotions'>

/** In the order of the form: the first wrong one takes the focus. */
export const SIGN_UP_FIELDS: readonly SignUpField[] = [
  'fullName',
  'whatsapp',
  'state',
  'city',
  'email',
  'password',
]

export const EMPTY_SIGN_UP: SignUpValues = {
  fullName: '',
  whatsapp: '',
  state: DEFAULT_STATE,
  city: DEFAULT_CITY,
  email: '',
  password: '',
  acceptsPromotions: false,
}

const { problems } = accountsTexts

/** A browser may put back a choice of another day's page. */
const isState = (state: string) => STATES.some(([code]) => code === state)

export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN) return problems.password
  return password.length > PASSWORD_MAX ? problems.passwordTooLong : null
}

const CHECKS: Record<SignUpField, (values: SignUpValues) => string | null> = {
  fullName: ({ fullName }) => (fullName.trim().length < NAME_MIN ? problems.fullName : null),
  whatsapp: ({ whatsapp }) => (whatsapp.length < WHATSAPP_MIN ? problems.whatsapp : null),
  state: ({ state }) => (isState(state) ? null : problems.state),
  city: ({ city }) => (city.trim() === '' ? problems.city : null),
  email: ({ email }) => (isEmail(email) ? null : problems.email),
  password: ({ password }) => passwordProblem(password),
}

export type SignUpProblems = Partial<Record<SignUpField, string>>

export function signUpProblems(values: SignUpValues): SignUpProblems {
  const found = SIGN_UP_FIELDS.map((field) => [field, CHECKS[field](values)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** The sale of a business is not a person's consent: espadarte never asks for it (spec §4). */
export function asksForPromotions(plan: ChosenPlan): boolean {
  return plan !== 'espadarte'
}

export function signUpRequest(
  values: SignUpValues,
  plan: ChosenPlan,
  cycle: 'month' | 'year' = 'month',
) {
  return {
    email: values.email.trim(),
    password: values.password,
    full_name: values.fullName.trim(),
    whatsapp: values.whatsapp,
    state: values.state,
    city: values.city.trim(),
    plan_type: plan,
    cycle,
    accepts_promotions: asksForPromotions(plan) && values.acceptsPromotions,
    origin: 'criar-conta' as const,
  }
}

export type SignUpRequest = ReturnType<typeof signUpRequest>

/** The API names fields as the database does. */
const FIELD_OF_PATH = new Map<string, SignUpField>([
  ['full_name', 'fullName'],
  ['whatsapp', 'whatsapp'],
  ['state', 'state'],
  ['city', 'city'],
  ['email', 'email'],
  ['password', 'password'],
])

export const EMAIL_TAKEN = 'accounts.email-taken'

type Refusal = {
  code: string
  message: string
  problem: { errors?: { path: string; message: string }[] | undefined } | null
}

/** What the server says of single fields, under the fields it says it of. */
export function refusedFields({ code, message, problem }: Refusal): SignUpProblems {
  const refused: SignUpProblems = {}
  for (const error of problem?.errors ?? []) {
    const field = FIELD_OF_PATH.get(error.path)
    if (field) refused[field] ??= error.message
  }
  if (code === EMAIL_TAKEN) refused.email ??= message
  if (code === 'accounts.password-too-common') refused.password ??= message
  return refused
}
