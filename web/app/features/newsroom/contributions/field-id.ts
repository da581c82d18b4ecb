import type { DraftField } from './contribution-draft.rules.ts'

/** Fixed, so that the summary of what is missing can lead to it. */
export const fieldId = (field: DraftField) => `participacao-${field}`
