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

/** For the second of two who edit the same; `what` names it, as "este rascunho". */
export const staleTexts = (what = 'isto') => ({
  title: `Outra pessoa mudou ${what}`,
  text: 'O que você escreveu continua aqui. Recarregue para ver a versão atual; o que não copiar se perde.',
  reload: 'Ver a versão atual',
})
