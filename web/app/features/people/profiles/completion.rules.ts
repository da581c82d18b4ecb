import type { StateCode } from '@portal/contract/shared/states'
import { masks } from '~/ui/masks.ts'
import { profilesTexts } from './profiles.texts.ts'

const { problems } = profilesTexts.completion
const LEAST_CHARACTERS = 10
const PATTERN = /^\(\d{2}\) \d{4,5}-\d{4}$/

export type CompletionValues = {
  /** Bare digits, as the masked field hands them out. */
  whatsapp: string
  state: StateCode | ''
  city: string
  /** ISO day; empty while what is written is no day up to today. */
  birth_date: string
}

export type CompletionField = keyof CompletionValues
export type CompletionProblems = Partial<Record<CompletionField, string>>

/** In the order of the screen: the first wrong field is where the person is led. */
export const COMPLETION_FIELDS: readonly CompletionField[] = [
  'whatsapp',
  'state',
  'city',
  'birth_date',
]

/** Spec §5, profile completion. */
export function problemsOfCompletion(values: CompletionValues): CompletionProblems {
  const found: CompletionProblems = {}
  const whatsapp = problemOfWhatsapp(masks.phone.toText(values.whatsapp))
  if (whatsapp) found.whatsapp = whatsapp
  if (!values.state) found.state = problems.state
  if (!values.city.trim()) found.city = problems.city
  if (!values.birth_date) found.birth_date = problems.birthDate
  return found
}

/** Of the number as it is written, punctuation included: the spec counts characters. */
export function problemOfWhatsapp(text: string): string | null {
  if (text.length < LEAST_CHARACTERS) return problems.whatsappShort
  return PATTERN.test(text) ? null : problems.whatsappFormat
}
