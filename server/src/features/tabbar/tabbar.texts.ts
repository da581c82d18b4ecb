export const tabbarTexts = {
  full: 'A barra já tem o máximo de itens. Apague um que não usa mais e tente novamente.',
  repeated: 'O mesmo item aparece duas vezes na ordem.',
  stale:
    'Outra pessoa mudou a barra enquanto você ordenava. Recarregue para ver os itens atuais e tente novamente.',
} as const
