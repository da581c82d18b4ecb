import { refuseInOurWords } from '@portal/contract/shared/refusal-sentences'
import type { ZodType } from 'zod'
import type { FieldProblem } from './refusal.ts'

/** What the contract's own schema has against a body, in the sentences the server would use. */
export function bodyProblems(schema: ZodType, body: unknown): FieldProblem[] {
  refuseInOurWords()
  const { error } = schema.safeParse(body)
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}
