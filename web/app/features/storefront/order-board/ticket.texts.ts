/** What a ticket says. Capitals where a kitchen reads from afar. */
export const ticketTexts = {
  copy: '2ª VIA',
  order: (number: number) => `PEDIDO ${number}`,
  table: (label: string) => `MESA ${label}`,
  placed: (time: string) => `Feito ${time}`,
  /** By when it is there, as it was promised. */
  promised: {
    delivery: (time: string) => `CHEGA ATÉ ${time}`,
    pickup: (time: string) => `PRONTO ATÉ ${time}`,
    table: (time: string) => `NA MESA ATÉ ${time}`,
  },
  /** Of what nobody has accepted: nothing is promised yet. */
  usual: (time: string) => `PREVISTO ${time}`,
  scheduled: (time: string) => `PARA ${time}`,
  adult: '18+ CONFIRA O DOCUMENTO',
  reference: (text: string) => `Ref.: ${text}`,
  items: 'Itens',
  delivery: 'Entrega',
  service: 'Serviço 10%',
  total: 'TOTAL',
  pix: (state: string) => `Pix adiantado: ${state}`,
  payments: {
    dinheiro: 'Dinheiro',
    pix: 'Pix',
    debito: 'Débito',
    credito: 'Crédito',
    'vale-refeicao': 'Vale-refeição',
  },
  paysWith: 'Paga com',
  change: 'TROCO',
  printed: (time: string) => `Impresso ${time}. Não é documento fiscal.`,
}
