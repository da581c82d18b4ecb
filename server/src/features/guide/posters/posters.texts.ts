/** Every sentence on a poster, and what is said where there is none. */
export const postersTexts = {
  kinds: {
    page: {
      invitation: 'Aponte a câmera do celular',
      promise: 'Veja fotos, horários e como chegar',
    },
    review: { invitation: 'Como foi aqui?', promise: 'Aponte a câmera e avalie em um minuto' },
    menu: { invitation: 'Veja o cardápio', promise: 'Aponte a câmera: pratos e preços de hoje' },
  },
  noMenu: 'O cartaz do cardápio fica pronto quando o cardápio estiver no ar.',
  portalLine: (city: string) => `O guia oficial de ${city}`,
  demo: 'Exemplo: negócio inventado',
  title: (name: string) => `Cartaz de ${name}`,
  notPublished:
    'O cartaz fica pronto quando a página estiver publicada: até lá o endereço ainda pode mudar.',
} as const
