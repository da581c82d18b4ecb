import { EstablishmentFields } from '@portal/contract/guide/establishments/establishment-fields'
import { FIELD_WORDS, type FieldName } from '@portal/contract/guide/establishments/vocabulary'
import { bodyProblems } from '~/editing/body-problems.ts'
import {
  type FormField,
  type FormProblem,
  type ListingForm,
  readForm,
} from './listing-form.rules.ts'
import { myListingsTexts } from './my-listings.texts.ts'

const texts = myListingsTexts.problems

const isField = (name: string): name is FieldName => name in FIELD_WORDS

/** A path in the body, as "changes.place.latitude", to the field that shows it. */
export const fieldOfPath = (path: string) =>
  path.replace(/^changes\./, '').split('.')[0] as FieldName

/** What the contract's schema would refuse, one sentence for each field. */
export function problemsOf(form: ListingForm, fields?: readonly FormField[]): FormProblem[] {
  const found = new Map<FieldName, string>()
  for (const { path, message } of bodyProblems(EstablishmentFields, readForm(form))) {
    const field = fieldOfPath(path)
    const isAsked = !fields || fields.some((name) => name === field)
    if (isField(field) && isAsked && !found.has(field)) found.set(field, message)
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

type Check = (form: ListingForm) => string | null

/** Without these nobody could find or reach the place: asked before it is sent for review. */
const REQUIRED: Partial<Record<FormField, Check>> = {
  whatsapp: ({ phone, whatsapp }) =>
    phone.trim() === '' && whatsapp.trim() === '' ? texts.noContact : null,
  street: ({ street }) => (street.trim() === '' ? texts.noStreet : null),
  neighbourhood: ({ neighbourhood }) =>
    neighbourhood.trim() === '' ? texts.noNeighbourhood : null,
}

/** The same, and what a listing must have to be sent for review. */
export function problemsForReview(form: ListingForm, fields?: readonly FormField[]): FormProblem[] {
  const wrong = problemsOf(form, fields)
  const missing = Object.entries(REQUIRED).flatMap(([field, check]) => {
    const message = check(form)
    const isAsked = isField(field) && (!fields || fields.some((name) => name === field))
    const isWrong = wrong.some((problem) => problem.field === field)
    return message && isAsked && !isWrong ? [{ field, message }] : []
  })
  return inFormOrder([...wrong, ...missing])
}

const ORDER = Object.keys(EstablishmentFields.shape)

function inFormOrder(problems: FormProblem[]) {
  return problems.sort((one, other) => ORDER.indexOf(one.field) - ORDER.indexOf(other.field))
}
