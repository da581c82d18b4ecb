import type { ActionTexts } from './action-texts.ts'

/** What keeps the portal itself running. */
export const SYSTEM_ACTIONS = {
  'error-fault.mended': {
    name: 'Falha marcada como corrigida',
    kind: 'error-fault',
    did: (_details, { the }) => `marcou como corrigida ${the}`,
  },
  'error-fault.reopened': {
    name: 'Falha reaberta',
    kind: 'error-fault',
    did: (_details, { the }) => `reabriu ${the}`,
  },
} satisfies ActionTexts
