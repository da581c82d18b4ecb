export const dialogsTexts = {
  unavailable: {
    title: 'A janela não abriu',
    description: 'Confira sua internet e tente de novo.',
  },
  reportItem: 'Informar erro em um item',
} as const
