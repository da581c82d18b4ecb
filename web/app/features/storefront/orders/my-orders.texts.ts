/** What a signed-in person reads of their own orders. */
export const myOrdersTexts = {
  loading: 'Carregando seus pedidos…',
  loadError: 'Não deu para carregar seus pedidos',
  empty: {
    title: 'Nenhum pedido ainda',
    text: 'Peça pelo cardápio de um lugar com a sua conta aberta: o pedido aparece aqui até chegar.',
    action: 'Ver quem entrega',
  },
  name: (number: number, place: string) => `Pedido ${number}, ${place}`,
  number: (number: number) => `Pedido ${number}`,
  placed: (when: string) => `feito em ${when}`,
  promised: (when: string) => `previsto para ${when}`,
  follow: 'Acompanhar',
  see: 'Ver o pedido',
  again: 'Pedir de novo',
  againFailed: 'Não foi possível montar o carrinho',
  more: 'Ver mais pedidos',
  gone: 'Lugar que saiu do guia',
} as const
