import {
  type OwnEstablishment,
  updateEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import { FIELD_WORDS, type FieldName } from '@portal/contract/guide/establishments/vocabulary'
import type { BaseSyntheticEvent } from 'react'
import type { Path } from 'react-hook-form'
import { useEditor } from '~/editing/use-editor.ts'
import { fieldId } from './fields/form-fields.ts'
import { fieldOfPath } from './listing-form.problems.ts'
import { changedFields, type FormField, type ListingForm, toForm } from './listing-form.rules.ts'
import { myListingsTexts } from './my-listings.texts.ts'
import { useListingWrites } from './use-listing-writes.ts'

const texts = myListingsTexts

/** Starts from the listing it is given; what others save later is told when it matters. */
export function useListingForm(initial: OwnEstablishment) {
  const { keep, read } = useListingWrites()
  const editor = useEditor(updateEstablishment, {
    from: initial,
    params: { id: initial.id },
    toForm,
    toBody: (form, base) => ({ version: base.version, changes: changedFields(base, form) }),
    fieldOf: fieldOfPath,
    idOf: (path) => fieldId(path as FormField),
    texts: { saved: savedMessage, failed: texts.save.failed },
    onSaved: keep,
    read: () => read(initial.id),
    retries: false,
    wordsOf: (path) => {
      const label = FIELD_WORDS[path.split('.')[0] as FieldName]
      return label ? { label } : undefined
    },
  })
  const { form: fields, base } = editor
  const { errors, isSubmitted } = fields.formState
  const form = fields.watch()
  const changedCount = Object.keys(changedFields(base, form)).length
  return {
    ...editor,
    values: form,
    fieldProblems: Object.entries(errors).map(([field, error]) => ({
      field: field as FormField,
      message: String(error?.message ?? ''),
    })),
    isChanged: changedCount > 0,
    changedCount,
    change(changes: Partial<ListingForm>) {
      for (const [name, value] of Object.entries(changes)) {
        fields.setValue(name as Path<ListingForm>, value, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        })
      }
    },
    async submit(event?: BaseSyntheticEvent) {
      if (changedCount > 0) return editor.submit(event)
      event?.preventDefault()
    },
  }
}

function savedMessage({ status, waiting }: OwnEstablishment) {
  const { done, live, stored, waits } = texts.save
  const description = waiting ? waits : status === 'published' ? live : stored
  return { title: done, description, variant: 'success' as const }
}
