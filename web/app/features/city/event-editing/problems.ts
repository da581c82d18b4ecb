import { createContext, useContext } from 'react'
import type { Problem } from './event-form.rules.ts'

/** What stopped the form, for the fields to say beside themselves. */
export const Problems = createContext<readonly Problem[]>([])

export function useProblem(fieldId: string): string | undefined {
  return useContext(Problems).find((problem) => problem.fieldId === fieldId)?.message
}
