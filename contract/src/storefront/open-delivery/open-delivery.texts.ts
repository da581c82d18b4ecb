import type { CancelCode, KeepCode, RefusalCode } from '../orders/orders.texts.ts'

/** Words of Open Delivery 1.7.1 (Abrasel), the standard by which systems at a counter speak with us. Free of zod. */

/** The newest that the standard lists for itself; its document says 1.7.1, its list of versions ends here. */
export const OPEN_DELIVERY_VERSION = '1.6.0'
/** Where it is served; the standard calls it the baseURL. */
export const OPEN_DELIVERY_BASE = '/api/v1/open-delivery'

export const POS_EVENT_TYPES = [
  'CREATED',
  'CONFIRMED',
  'PREPARATION_REQUESTED',
  'PREPARING',
  'DISPATCHED',
  'READY_FOR_PICKUP',
  'PICKUP_AREA_ASSIGNED',
  'PICKED_UP',
  'DELIVERED',
  'CONCLUDED',
  'CANCELLATION_REQUESTED',
  'CANCELLATION_REQUEST_DENIED',
  'CANCELLED',
  'ORDER_CANCELLATION_REQUEST',
  'CANCELLED_DENIED',
] as const
export type PosEventType = (typeof POS_EVENT_TYPES)[number]

/** Why a system at the counter cancels. */
export const POS_CANCEL_CODES = [
  'SYSTEMIC_ISSUES',
  'DUPLICATE_APPLICATION',
  'UNAVAILABLE_ITEM',
  'RESTAURANT_WITHOUT_DELIVERY_PERSON',
  'OUTDATED_MENU',
  'ORDER_OUTSIDE_THE_DELIVERY_AREA',
  'BLOCKED_CUSTOMER',
  'OUTSIDE_DELIVERY_HOURS',
  'INTERNAL_DIFFICULTIES_OF_THE_RESTAURANT',
  'RISK_AREA',
  'DELIVERY_PROBLEM',
] as const
export type PosCancelCode = (typeof POS_CANCEL_CODES)[number]
/** And what only we say. */
export const CANCELLED_EVENT_CODES = [
  ...POS_CANCEL_CODES,
  'CONSUMER_CANCELLATION_REQUESTED',
  'OTHER_CANCELLATION_REASON',
] as const
export type CancelledEventCode = (typeof CANCELLED_EVENT_CODES)[number]

/** What the customer reads of each. */
export const REFUSAL_OF_POS_CODE: Record<PosCancelCode, RefusalCode> = {
  SYSTEMIC_ISSUES: 'other',
  DUPLICATE_APPLICATION: 'other',
  UNAVAILABLE_ITEM: 'unavailable-item',
  RESTAURANT_WITHOUT_DELIVERY_PERSON: 'too-busy',
  OUTDATED_MENU: 'unavailable-item',
  ORDER_OUTSIDE_THE_DELIVERY_AREA: 'out-of-area',
  BLOCKED_CUSTOMER: 'suspicious',
  OUTSIDE_DELIVERY_HOURS: 'closing',
  INTERNAL_DIFFICULTIES_OF_THE_RESTAURANT: 'too-busy',
  RISK_AREA: 'out-of-area',
  DELIVERY_PROBLEM: 'other',
}

/** What the system at the counter reads when somebody else ended an order. */
export const EVENT_CODE_OF_CANCEL: Record<CancelCode, CancelledEventCode> = {
  'unavailable-item': 'UNAVAILABLE_ITEM',
  'too-busy': 'INTERNAL_DIFFICULTIES_OF_THE_RESTAURANT',
  closing: 'OUTSIDE_DELIVERY_HOURS',
  'out-of-area': 'ORDER_OUTSIDE_THE_DELIVERY_AREA',
  'no-contact': 'OTHER_CANCELLATION_REASON',
  'customer-asked': 'CONSUMER_CANCELLATION_REQUESTED',
  suspicious: 'BLOCKED_CUSTOMER',
  other: 'OTHER_CANCELLATION_REASON',
  customer: 'CONSUMER_CANCELLATION_REQUESTED',
  'no-answer': 'OTHER_CANCELLATION_REASON',
}

export const POS_DENY_CODES = ['DISH_ALREADY_DONE', 'OUT_FOR_DELIVERY'] as const
export const KEEP_OF_POS_CODE: Record<(typeof POS_DENY_CODES)[number], KeepCode> = {
  DISH_ALREADY_DONE: 'dish-already-done',
  OUT_FOR_DELIVERY: 'out-for-delivery',
}

export const MOST_EVENTS = 1000
export const MOST_ACKNOWLEDGED = 100
/** How long an event waits to be fetched. */
export const EVENT_HOURS = 48
export const MERCHANT_ID_MIN = 36
export const MERCHANT_ID_MAX = 100
export const POS_URL_MAX = 500

/** What the program at the other end is told, and whoever reads its log. */
export const openDeliveryTexts = {
  credentials: 'Credenciais inválidas.',
  token: 'Token ausente, vencido ou revogado.',
  notFound: 'Pedido não encontrado.',
  merchant: 'Este merchantId não é o deste cadastro.',
  done: 'Esta instrução já foi recebida, ou o pedido já passou desta etapa.',
  notAllowed: 'O pedido não pode ir para esta etapa agora.',
  over: 'O pedido já terminou.',
  notAsked: 'Não há pedido de cancelamento para responder.',
  code: 'Este pedido não tem código de entrega.',
  acknowledgments: (ids: string) => `Eventos que não conferem: ${ids}.`,
  address: 'O endereço precisa ser https e público.',
  noDocument: 'O negócio ainda não informou o CNPJ.',
  tooMany: 'Muitas tentativas. Espere um pouco.',
  updatedObjects: 'updatedObjects não pode ficar vazio quando entityType é enviado.',
  noMerchant: 'Nenhum endereço de cardápio foi cadastrado.',
} as const
