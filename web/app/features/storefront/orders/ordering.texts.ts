import { atTime } from '@portal/contract/shared/clock.texts'

/** What stands about orders on the page of a menu or a shop. */
export const orderingTexts = {
  modes: 'Como você quer pedir',
  mode: {
    table: { name: 'Na mesa', hint: 'servido aqui' },
    pickup: { name: 'Retirar', hint: (minutes: number) => `${minutes} min` },
    delivery: {
      name: 'Entrega',
      hint: (fee: string | null) => (fee === null ? 'veja os bairros' : `a partir de ${fee}`),
      here: (price: string, minutes: number) => `${price} · ${minutes} min`,
      none: 'grátis',
      free: 'grátis em alguns bairros',
      paused: 'em pausa',
    },
  },
  shopPickup: 'na loja',
  lastOrder: (hour: string) => `Pedidos até ${hour}.`,
  paused: (until: string | null) =>
    until ? `Pedidos em pausa. Voltam ${atTime(until)}.` : 'Pedidos em pausa. Tente daqui a pouco.',
  deliveryPaused: (back: string | null, canFetch: boolean) =>
    `Entrega em pausa${back ? `: volta ${back}` : ''}.${canFetch ? ' Você pode retirar.' : ''}`,
  closed: (opens: string | null, canSchedule: boolean) => {
    const when = opens ? `Cozinha fechada. Abre ${opens}` : 'Cozinha fechada agora'
    return canSchedule ? `${when}; você já pode agendar.` : `${when}.`
  },
  scheduled: (slot: string) => `Agendado: ${slot}. Escolha os pratos.`,
  tableCode: 'Para pedir na mesa, leia o QR da mesa com a câmera.',
  add: (name: string) => `Adicionar ${name}`,
  addMore: (name: string, count: number) => `Adicionar mais ${name}: ${count} no pedido`,
  less: (name: string) => `Tirar um ${name}`,
  quantity: (name: string) => `Quantidade de ${name}`,
  full: {
    title: 'O pedido está cheio',
    text: 'São até 60 linhas, e até 99 de cada item. Envie este e faça outro.',
  },
  cart: 'Seu pedido',
  seeCart: 'Ver pedido',
  items: (count: number) => (count === 1 ? '1 item' : `${count} itens`),
  table: (label: string) => `Mesa ${label}`,
  summary: (items: string, total: string) => `No pedido: ${items}, ${total}`,
  openOrder: (number: number, status: string) => `Seu pedido ${number}: ${status}`,
  follow: 'Acompanhar',
} as const

export const sheetTexts = {
  choose: {
    exactly: (count: number) => (count === 1 ? 'Escolha 1' : `Escolha ${count}`),
    upTo: (most: number) =>
      most === 1 ? 'Escolha até 1, se quiser' : `Escolha até ${most}, se quiser`,
    between: (least: number, most: number) => `Escolha de ${least} a ${most}`,
  },
  none: 'Nenhum, obrigado',
  variants: 'Tamanho ou modelo',
  extra: (price: string) => `+ ${price}`,
  soldOut: 'esgotado',
  left: (count: number) => (count === 1 ? 'último em estoque' : `restam ${count}`),
  more: (name: string) => `Somar um: ${name}`,
  less: (name: string) => `Tirar um: ${name}`,
  note: 'Alguma observação?',
  notePlaceholder: 'Ex.: sem coentro',
  quantity: 'Quantidade',
  oneMore: 'Somar um',
  oneLess: 'Tirar um',
  /** Until everything is chosen. */
  waits: 'Adicionar',
  missing: (count: number, names: string) =>
    count === 1 ? `Falta 1 escolha: ${names}` : `Faltam ${count} escolhas: ${names}`,
  variantShort: 'tamanho',
  state: { required: 'Obrigatório', chosen: 'Escolhido', optional: 'Opcional' },
  add: (price: string) => `Adicionar · ${price}`,
  save: (price: string) => `Salvar · ${price}`,
  adults: 'Bebida alcoólica: somente para maiores de 18 anos.',
} as const
