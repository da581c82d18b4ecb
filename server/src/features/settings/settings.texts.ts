export const settingsTexts = {
  periodReversed: 'O fim não pode ser antes do início.',
  stale:
    'Outra pessoa mudou as configurações enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
} as const
