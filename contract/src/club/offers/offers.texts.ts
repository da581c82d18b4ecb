/** Words and bounds of offers and coupons. Free of zod: the browser reads it too. */

export const OFFER_KINDS = ['percent', 'amount', 'gift', 'two-for-one', 'vip'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

export const OFFER_KIND_WORDS: Record<OfferKind, string> = {
  percent: 'Desconto em %',
  amount: 'Desconto em R$',
  gift: 'Brinde',
  'two-for-one': '2 por 1',
  vip: 'Experiência VIP',
}

/** `pending` waits for the team of the portal; `ended` never comes back. */
export const OFFER_STATES = ['pending', 'published', 'rejected', 'paused', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const OFFER_STATE_WORDS: Record<OfferState, string> = {
  pending: 'Em análise',
  published: 'No ar',
  rejected: 'Recusada',
  paused: 'Pausada',
  ended: 'Encerrada',
}

export const OFFER_TITLE_MAX = 80
export const OFFER_RULE_MAX = 400
export const OFFER_AMOUNT_MAX_CENTS = 500_000
export const OFFER_STOCK_MAX = 100_000
export const OFFER_PER_MEMBER_MAX = 50
/** A flash offer is over before anybody gets used to it. */
export const FLASH_MAX_HOURS = 48
export const OFFER_MAX_DAYS = 400
export const UNDO_MINUTES = 10
/** The value of a purchase may be written down until the till is closed. */
export const PURCHASE_HOURS = 12

export const DAY_LETTERS = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'] as const
export const DAY_NAMES = [
  'domingo',
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
] as const

/** Why an offer cannot be taken. */
export const takingTexts = {
  gone: 'Esta oferta já não está no ar.',
  notYet: 'Esta oferta ainda não começou.',
  over: 'Esta oferta terminou.',
  soldOut: 'Acabaram os cupons desta oferta.',
  perMember: (most: number) =>
    most === 1
      ? 'Você já pegou o seu cupom desta oferta.'
      : `Você já pegou os seus ${most} cupons desta oferta.`,
  sameKey: 'Este pedido já trouxe um cupom de outra oferta. Toque de novo em “Pegar cupom”.',
}

/** Why a counter refuses a coupon: what the team reads, each its own. */
export const counterTexts = {
  forged: 'Este QR não foi feito pelo portal. Peça para abrir o cupom na carteira do Clube.',
  unknown:
    'Não existe cupom com este código. Confira letra por letra: não usamos O, I, zero nem um.',
  stale: 'Esta tela é antiga: parece uma foto. Peça para abrir o cupom ao vivo no celular.',
  ahead:
    'O relógio do celular do cliente está adiantado. Peça para acertar a hora, ou digite o código.',
  foreign: (name: string) => `Este cupom é de outro negócio: ${name}.`,
  expired: (when: string) => `Este cupom venceu ${when}.`,
  notNow: (when: string) => `Este cupom não vale agora. Ele vale ${when}.`,
  used: (when: string) => `Este cupom já foi usado ${when}. Cada um vale uma vez só.`,
  undone: 'Este uso foi desfeito. Leia o cupom de novo.',
  sameKey: 'Esta leitura já foi enviada com outro cupom. Leia de novo.',
  undoLate: `Só dá para desfazer nos primeiros ${UNDO_MINUTES} minutos.`,
  undoneAlready: 'Este uso já foi desfeito.',
  purchaseLate: 'O prazo para anotar o valor desta compra passou.',
  tooMany: 'Muitos códigos errados. Espere alguns minutos, ou leia o QR com a câmera.',
}

export const offerTexts = {
  noPlan: 'O plano deste negócio não inclui cupons do Clube.',
  most: (most: number) =>
    most === 1
      ? 'O plano inclui 1 oferta ativa. Encerre a que está no ar para criar outra.'
      : `O plano inclui ${most} ofertas ativas. Encerre uma para criar outra.`,
  noFlash: 'O plano deste negócio não inclui ofertas relâmpago.',
  mostFlash: (most: number) =>
    most === 1
      ? 'O plano inclui 1 oferta relâmpago. Espere a que está ativa terminar.'
      : `O plano inclui ${most} ofertas relâmpago ativas. Espere uma terminar.`,
  ended: 'Esta oferta foi encerrada e não volta. Crie outra.',
  over: 'O prazo desta oferta já passou. Mude a validade primeiro.',
  waiting: 'A oferta ainda espera a análise da equipe.',
  notPublished: 'O negócio precisa estar publicado no guia para ter ofertas.',
  stockBelowTaken: (taken: number) => `Já foram pegos ${taken} cupons. Use ${taken} ou mais.`,
  taken: 'Já existe outra oferta com este código.',
}
