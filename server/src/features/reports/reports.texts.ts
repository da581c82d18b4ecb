export const reportsTexts = {
  decided: 'Este aviso já foi tratado. Recarregue a lista.',
} as const
