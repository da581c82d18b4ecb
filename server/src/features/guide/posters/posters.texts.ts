/** Every sentence on a poster, and what is said where there is none. */
export const postersTexts = {
  invitation: 'Aponte a câmera do celular',
  promise: 'Veja fotos, horários e como chegar',
  portalLine: (city: string) => `O guia oficial de ${city}`,
  demo: 'Exemplo: negócio inventado',
  title: (name: string) => `Cartaz de ${name}`,
  notPublished:
    'O cartaz fica pronto quando a página estiver publicada: até lá o endereço ainda pode mudar.',
} as const
