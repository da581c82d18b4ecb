import { DEFAULT_CITY, DEFAULT_STATE, type StateCode } from '@portal/contract/shared/states'
import { PASSWORD_MIN, WHATSAPP_MAX_DIGITS, WHATSAPP_MIN_DIGITS } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'

export type JoinValues = {
  name: string
  email: string
  /** Bare digits, as the masked field hands them out. */
  whatsapp: string
  password: string
  confirmation: string
  state: StateCode | ''
  city: string
  /** ISO day; empty while what is written is no day up to today. */
  birthDate: string
  acceptsPromotions: boolean
}
export type JoinField = Exclude<keyof JoinValues, 'acceptsPromotions'>

export const EMPTY_JOIN: JoinValues = {
  name: '',
  email: '',
  whatsapp: '',
  password: '',
  confirmation: '',
  state: DEFAULT_STATE,
  city: DEFAULT_CITY,
  birthDate: '',
  acceptsPromotions: false,
}

export type JoinProblem = {
  title: string
  description: string
  /** What to say under each wrong field; the first one takes the focus. */
  fields: Partial<Record<JoinField, string>>
}

const { problems } = clubTexts.join
const REQUIRED = ['name', 'email', 'whatsapp', 'password', 'state', 'city'] as const
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The first rule of spec §5 that is broken, in its order; the birth date comes after the five. */
export function firstProblem(values: JoinValues): JoinProblem | null {
  const missing = REQUIRED.filter((field) => values[field].trim() === '')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, problems.missingField]))
    return { ...problems.required, fields }
  }
  if (!EMAIL.test(values.email.trim())) return about('email', problems.email)
  if (values.password.length < PASSWORD_MIN) return about('password', problems.passwordShort)
  if (values.password !== values.confirmation) {
    return about('confirmation', problems.passwordsDiffer)
  }
  if (!isWhatsApp(values.whatsapp)) return about('whatsapp', problems.whatsapp)
  return values.birthDate ? null : about('birthDate', problems.birthDate)
}

function isWhatsApp(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return length >= WHATSAPP_MIN_DIGITS && length <= WHATSAPP_MAX_DIGITS
}

function about(field: JoinField, sentence: { title: string; description: string }): JoinProblem {
  return { ...sentence, fields: { [field]: sentence.description } }
}

export function joinRequest(values: JoinValues) {
  return {
    email: values.email.trim(),
    password: values.password,
    full_name: values.name.trim(),
    whatsapp: values.whatsapp.replace(/\D/g, ''),
    state: values.state as StateCode,
    city: values.city.trim(),
    birth_date: values.birthDate,
    plan_type: 'clube',
    accepts_promotions: values.acceptsPromotions,
    origin: 'clube-de-vantagens' as const,
  }
}
export type JoinRequest = ReturnType<typeof joinRequest>
