export const settingsTexts = {
  periodReversed: 'O fim não pode ser antes do início.',
  stale:
    'Outra pessoa mudou as configurações enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  pictureGone: 'Envie a imagem de novo: esta não está mais guardada.',
} as const
