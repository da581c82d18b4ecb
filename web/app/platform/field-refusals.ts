import { ApiError } from './api.ts'

/** What only the server knew, by the field it speaks of; what is of no field here is left out. */
export function fieldRefusals<Field extends string>(
  error: unknown,
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  const refusals: Partial<Record<Field, string>> = {}
  for (const { path, message } of errors) {
    const field = fieldOf(path)
    if (field) refusals[field] = message
  }
  return refusals
}
