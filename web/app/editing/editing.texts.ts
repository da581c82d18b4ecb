export const editingTexts = {
  noAnswer: 'O portal não respondeu. Confira sua internet e tente de novo.',
} as const
