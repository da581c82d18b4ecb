import type { Problem } from '@portal/contract/shared/problem'
import { ApiError } from '~/platform/api.ts'
import { editingTexts } from './editing.texts.ts'

export type FieldProblem = { path: string; message: string }

/** Why a write did not happen. Nothing of what was typed is lost with any of them. */
export type Refusal = {
  /** `stale`: somebody else changed it meanwhile. `offline`: the portal did not answer. */
  kind: 'fields' | 'stale' | 'offline' | 'other'
  /** What the API answered with; 0 where it did not answer or was not asked. */
  status: number
  /** Portuguese, fit for a person. */
  sentence: string
  /** By the path of the field in the body. */
  fields: readonly FieldProblem[]
  details: NonNullable<Problem['details']>
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { kind: 'offline', status: 0, sentence: editingTexts.noAnswer, fields: [], details: {} }
  }
  const fields = error.problem?.errors ?? []
  return {
    kind: error.code === 'stale' ? 'stale' : fields.length > 0 ? 'fields' : 'other',
    status: error.status,
    sentence: error.message,
    fields,
    details: error.problem?.details ?? {},
  }
}
