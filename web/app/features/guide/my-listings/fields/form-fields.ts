import { isSensitive } from '@portal/contract/guide/establishments/edit-rules'
import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import type { FieldName } from '@portal/contract/guide/establishments/vocabulary'
import type { FormProblem, ListingForm } from '../listing-form.rules.ts'
import { myListingsTexts } from '../my-listings.texts.ts'

/** What every group of fields is handed. */
export type FieldsProps = {
  form: ListingForm
  problems: readonly FormProblem[]
  onChange: (changes: Partial<ListingForm>) => void
  /** Of a listing people trust already: what identifies it waits for approval. */
  isWatched?: boolean | undefined
}

/** Known before it is drawn, so that a summary and the checklist can lead to it. */
export const fieldId = (field: FieldName) => `negocio-${field.replaceAll('_', '-')}`

export const errorOf = (problems: readonly FormProblem[], field: FieldName) =>
  problems.find((problem) => problem.field === field)?.message ?? null

/** The field's own hint, and that its change waits where it does. */
export function hintOf(field: FieldName, hint: string | undefined, isWatched = false) {
  const waits = isWatched && isSensitive(field) ? myListingsTexts.fields.sensitive : undefined
  return [hint, waits].filter(Boolean).join(' ') || undefined
}

export const isWatched = (status: EstablishmentStatus) =>
  status === 'published' || status === 'suspended'

export const summaryOf = (problems: readonly FormProblem[]) =>
  problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }))
