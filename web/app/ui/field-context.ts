import { createContext, type ReactNode, useContext } from 'react'

type FieldWiring = {
  controlId: string
  labelId: string
  label: ReactNode
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  /** A control that reads what is typed (a date) tells the field what is wrong with it. */
  reportProblem: (problem: string | null) => void
}

type OwnAttributes = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: FieldAria['aria-invalid']
}

type FieldAria = {
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

export function useField() {
  return useContext(FieldContext)
}

/** Attributes of a single control inside a `Field`; what the control was given itself wins. */
export function useFieldControl(own: OwnAttributes) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? (field?.isRequired || undefined),
    'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  }
}

/** Attributes of a control made of several (radios, checkboxes): it is named, not `for`-linked. */
export function useFieldGroup(own: { 'aria-label'?: string | undefined }) {
  const field = useContext(FieldContext)
  return {
    id: field?.controlId,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-label'] ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
  }
}

export function joinIds(...ids: (string | null | undefined | false)[]) {
  return ids.filter(Boolean).join(' ') || undefined
}
