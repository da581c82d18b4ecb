export const editingTexts = {
  noAnswer: 'O portal não respondeu. Confira sua internet e tente de novo.',
  save: 'Salvar',
  unsaved: 'Há mudanças não salvas.',
  preview: {
    title: 'Prévia',
    width: 'Largura da prévia',
    phone: 'Celular',
    desktop: 'Computador',
    empty: 'Escreva o texto para ver como fica.',
    page: 'A página continua aqui.',
  },
} as const
