export const legalTexts = {
  stale:
    'Outra pessoa mudou este rascunho enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  noDraft: 'Não há rascunho para publicar.',
  empty: 'Escreva o texto antes de publicar.',
  noSummary: 'Conte em palavras simples o que mudou.',
  unchanged: 'O rascunho é igual à última versão publicada.',
  tooEarly: (day: string) => `Uma versão nova vale a partir de ${day}, ou depois.`,
} as const
