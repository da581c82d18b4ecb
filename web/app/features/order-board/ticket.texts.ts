/** What a ticket says. Capitals where a kitchen reads from afar. */
export const ticketTexts = {
  copy: '2ª VIA',
  order: (number: number) => `PEDIDO ${number}`,
  table: (label: string) => `MESA ${label}`,
  placed: (time: string) => `Feito ${time}`,
  promised: (time: string) => `Prometido ${time}`,
  scheduled: (time: string) => `PARA ${time}`,
  adult: '18+ CONFIRA O DOCUMENTO',
  reference: (text: string) => `Ref.: ${text}`,
  items: 'Itens',
  delivery: 'Entrega',
  service: 'Serviço 10%',
  total: 'TOTAL',
  paysWith: 'Paga com',
  change: 'TROCO',
  printed: (time: string) => `Impresso ${time}. Não é documento fiscal.`,
}
