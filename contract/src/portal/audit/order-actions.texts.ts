import { REFUSAL_WORDS } from '../../storefront/orders/orders.texts.ts'
import { type ActionTexts, wordIn } from './action-texts.ts'

const order = (number: unknown) => (typeof number === 'number' ? `o pedido ${number}` : 'um pedido')
const because = (code: unknown) => {
  const word = wordIn(REFUSAL_WORDS, code)
  return word ? `: ${word.toLowerCase()}` : ''
}

const ofWhat = (number: unknown) =>
  typeof number === 'number' ? `um pedido (${number})` : 'um sinal'

const inBairro = (name: unknown) => (typeof name === 'string' ? ` em ${name}` : '')

/** Orders of businesses: how they are taken, and what the team did to one. */
export const ORDER_ACTIONS = {
  'orders.settings-saved': {
    name: 'Forma de receber pedidos alterada',
    kind: 'establishment',
    did: (_details, { of }) => `mudou como recebe pedidos a página ${of}`,
  },
  'notifications.escalation-saved': {
    name: 'Degraus do aviso alterados',
    kind: 'establishment',
    did: ({ others_after: minutes }, { of }) =>
      `mudou quem é avisado e quando (primeiro degrau em ${Number(minutes)} min) na página ${of}`,
  },
  'orders.paused': {
    name: 'Pedidos pausados',
    kind: 'establishment',
    did: ({ minutes }, { of }) =>
      typeof minutes === 'number'
        ? `pausou por ${minutes} min os pedidos ${of}`
        : `pausou os pedidos ${of}`,
  },
  'orders.resumed': {
    name: 'Pedidos de volta',
    kind: 'establishment',
    did: (_details, { of }) => `voltou a receber os pedidos ${of}`,
  },
  'orders.delivery-paused': {
    name: 'Entrega pausada',
    kind: 'establishment',
    did: ({ neighbourhood }, { of }) => `pausou a entrega${inBairro(neighbourhood)} ${of}`,
  },
  'orders.delivery-resumed': {
    name: 'Entrega retomada',
    kind: 'establishment',
    did: ({ neighbourhood }, { of }) => `retomou a entrega${inBairro(neighbourhood)} ${of}`,
  },
  'orders.refused': {
    name: 'Pedido recusado ou cancelado pelo negócio',
    kind: 'establishment',
    did: ({ number, code }, { of }) => `cancelou ${order(number)} ${of}${because(code)}`,
  },
  'orders.return-answered': {
    name: 'Devolução respondida',
    kind: 'establishment',
    did: ({ number }, { of }) => `disse como volta ${order(number)} ${of}`,
  },
  'orders.returned': {
    name: 'Devolução recebida',
    kind: 'establishment',
    did: ({ number }, { of }) => `recebeu de volta ${order(number)} ${of}`,
  },
  'orders.tables-added': {
    name: 'Mesas criadas',
    kind: 'establishment',
    did: (_details, { of }) => `criou mesas ${of}`,
  },
  'orders.table-removed': {
    name: 'Mesa removida',
    kind: 'establishment',
    did: (_details, { of }) => `removeu uma mesa ${of}`,
  },
  'orders.table-rotated': {
    name: 'Código de mesa trocado',
    kind: 'establishment',
    did: (_details, { of }) => `trocou o código de uma mesa ${of}`,
  },
  'orders.phone-blocked': {
    name: 'Telefone bloqueado para pedidos',
    kind: 'blocked-phone',
    did: () => 'bloqueou os pedidos de um telefone',
  },
  'orders.phone-unblocked': {
    name: 'Telefone desbloqueado para pedidos',
    kind: 'blocked-phone',
    did: () => 'voltou a aceitar os pedidos de um telefone',
  },
  'pos.connected': {
    name: 'Sistema de caixa ligado',
    kind: 'establishment',
    did: (_details, { of }) => `criou a credencial do sistema de caixa ${of}`,
  },
  'pos.secret-rotated': {
    name: 'Segredo do sistema de caixa trocado',
    kind: 'establishment',
    did: (_details, { of }) => `trocou o segredo do sistema de caixa ${of}`,
  },
  'pos.disconnected': {
    name: 'Sistema de caixa desligado',
    kind: 'establishment',
    did: (_details, { of }) => `desligou o sistema de caixa ${of}`,
  },
  'pos.webhook-saved': {
    name: 'Endereço de avisos do sistema de caixa alterado',
    kind: 'establishment',
    did: (_details, { of }) => `mudou para onde vão os avisos de pedidos ${of}`,
  },
  'pos.menu-followed': {
    name: 'Cardápio passa a acompanhar o sistema de caixa',
    kind: 'establishment',
    did: ({ follows }, { of }) =>
      follows === true
        ? `fez o cardápio ${of} acompanhar o sistema de caixa`
        : `parou de acompanhar o sistema de caixa no cardápio ${of}`,
  },
  'pos.introduced': {
    name: 'Sistema de caixa se apresentou',
    kind: 'establishment',
    did: (_details, { of }) => `recebeu os endereços do sistema de caixa ${of}`,
  },
  'house-pix.key-set': {
    name: 'Chave Pix da casa cadastrada',
    kind: 'establishment',
    did: (_details, { of }) => `cadastrou uma chave Pix ${of}`,
  },
  'house-pix.key-stopped': {
    name: 'Chave Pix da casa cancelada',
    kind: 'establishment',
    did: (_details, { of }) => `cancelou uma chave Pix ${of}`,
  },
  'house-pix.settings-saved': {
    name: 'Pix adiantado alterado',
    kind: 'establishment',
    did: (_details, { of }) => `mudou o Pix adiantado ${of}`,
  },
  'house-pix.confirmed': {
    name: 'Pix da casa confirmado',
    kind: 'establishment',
    did: ({ number }, { of }) => `confirmou o Pix de ${ofWhat(number)} ${of}`,
  },
  'house-pix.missing': {
    name: 'Pix da casa não encontrado',
    kind: 'establishment',
    did: ({ number }, { of }) => `não encontrou o Pix de ${ofWhat(number)} ${of}`,
  },
  'house-pix.returned': {
    name: 'Pix da casa devolvido',
    kind: 'establishment',
    did: ({ number }, { of }) => `marcou como devolvido o Pix de ${ofWhat(number)} ${of}`,
  },
} satisfies ActionTexts
