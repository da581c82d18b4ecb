import { type ComponentProps, createContext, useContext, useEffect } from 'react'
import type { Field } from '~/ui/Field.tsx'

/** What a field is called, and how a value of it reads. */
export type PartWords = {
  label: ComponentProps<typeof Field>['label']
  /** Without it, as `shownValue` says. */
  show?: ((value: never) => string) | undefined
}
/** What a form knows of its fields. */
export type FieldBook = Map<string, PartWords>

export const FieldBookContext = createContext<FieldBook | null>(null)

/** Writes a field into the book of its form. It stays there when it goes out of sight. */
export function useFieldWords(name: string, { label, show }: PartWords) {
  const book = useContext(FieldBookContext)
  useEffect(() => {
    book?.set(name, { label, show })
  })
}
