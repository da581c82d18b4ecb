import {
  AUDIENCE_MAX,
  BUDGET_RANGES,
  type CoverageKind,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { NewCoverageRequest } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { coverageTexts } from './coverage.texts.ts'

export type CoverageDraft = {
  clientId: string
  eventName: string
  eventOn: string
  eventAt: string
  place: string
  kinds: CoverageKind[]
  audience: string
  /** Which of the ranges; empty for none. */
  budget: string
  notes: string
  contactName: string
  email: string
  whatsapp: string
}

export const newDraft = (): CoverageDraft => ({
  clientId: crypto.randomUUID(),
  eventName: '',
  eventOn: '',
  eventAt: '',
  place: '',
  kinds: [],
  audience: '',
  budget: '',
  notes: '',
  contactName: '',
  email: '',
  whatsapp: '',
})

export const FIELDS = [
  'event_name',
  'event_on',
  'event_at',
  'place',
  'kinds',
  'audience',
  'contact_name',
  'email',
  'whatsapp',
] as const
export type CoverageField = (typeof FIELDS)[number]
export type CoverageProblems = Partial<Record<CoverageField, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const texts = coverageTexts.problems

export function problemsOf(draft: CoverageDraft, today: string): CoverageProblems {
  const isWrong: Record<CoverageField, boolean> = {
    event_name: draft.eventName.trim().length < 3,
    event_on: draft.eventOn === '' || draft.eventOn < today,
    event_at: draft.eventAt !== '' && !TIME.test(draft.eventAt),
    place: draft.place.trim().length < 2,
    kinds: draft.kinds.length === 0,
    audience: audienceOf(draft) === undefined,
    ...contactProblems(draft),
  }
  return Object.fromEntries(
    FIELDS.filter((field) => isWrong[field]).map((field) => [field, texts[field]]),
  )
}

type Contact = Pick<CoverageDraft, 'contactName' | 'email' | 'whatsapp'>

export const contactProblems = ({ contactName, email, whatsapp }: Contact) => ({
  contact_name: contactName.trim().length < 3,
  email: !EMAIL.test(email.trim()),
  whatsapp: whatsapp !== '' && !/^\d{10,11}$/.test(whatsapp),
})

/** "1.200" is twelve hundred; null for nothing written, undefined for what is no number. */
function audienceOf({ audience }: CoverageDraft): number | null | undefined {
  const digits = audience.trim().replace(/[.\s]/g, '')
  if (digits === '') return null
  const count = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return count >= 1 && count <= AUDIENCE_MAX ? count : undefined
}

export const contactOf = ({ contactName, email, whatsapp }: Contact) => ({
  contact_name: contactName.trim(),
  email: email.trim(),
  whatsapp: whatsapp || null,
})

export function bodyOf(draft: CoverageDraft): NewCoverageRequest {
  return {
    client_id: draft.clientId,
    event_name: draft.eventName.trim(),
    event_on: draft.eventOn,
    event_at: draft.eventAt || null,
    place: draft.place.trim(),
    kinds: draft.kinds,
    audience: audienceOf(draft) ?? null,
    budget: BUDGET_RANGES[Number(draft.budget || Number.NaN)] ?? null,
    notes: draft.notes.trim(),
    ...contactOf(draft),
  }
}
