import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Merchant } from './merchant.ts'
import {
  MOST_ACKNOWLEDGED,
  MOST_EVENTS,
  OPEN_DELIVERY_BASE,
  OPEN_DELIVERY_VERSION,
  POS_URL_MAX,
} from './open-delivery.texts.ts'
import {
  Acknowledgment,
  CancellationDenial,
  CancellationRequest,
  merchantId,
  OrderConfirmed,
  OrderDispatched,
  OrderTracking,
  PosEvent,
  PosEventType,
  PosOrder,
  utcMoment,
} from './pos-order.ts'

/**
 * Our half of Open Delivery 1.7.1: the portal is the Ordering Application, the system at a business's
 * counter the Software Service. Errors are problem+json with the statuses of that standard: 400 what is
 * not understood, 422 what cannot be done (any more).
 */
const tag = 'Open Delivery'
const nothing = z.null()

export const readOpenDeliveryVersions = endpoint({
  tag,
  access: 'anyone',
  method: 'GET',
  path: `${OPEN_DELIVERY_BASE}/v1/versions/orderingApp`,
  summary: 'Versões do Open Delivery que o portal fala',
  response: z.object({
    merchant: z.object({ version: z.literal(OPEN_DELIVERY_VERSION) }),
    order: z.object({
      version: z.literal(OPEN_DELIVERY_VERSION),
      availableEventsMethods: z.array(z.enum(['POLLING', 'WEBHOOK'])),
    }),
  }),
  status: 200,
})

/** A form, as OAuth 2 has it; one client for each business, no refresh token. */
export const takePosToken = endpoint({
  tag,
  access: 'link',
  method: 'POST',
  path: `${OPEN_DELIVERY_BASE}/oauth/token`,
  summary: 'Token de acesso para o sistema de caixa (client_credentials, em formulário)',
  body: z.object({
    client_id: z.string().max(100),
    client_secret: z.string().max(200),
    grant_type: z.literal('client_credentials'),
    scope: z.string().max(100).optional(),
  }),
  response: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().positive(),
  }),
  status: 200,
})

const PosMerchantAddresses = z.object({
  getMerchantURL: z
    .object({
      baseURL: z.url().max(POS_URL_MAX),
      apiKey: z.string().max(500).optional(),
    })
    .optional(),
  ordersWebhookURL: z.url().max(POS_URL_MAX).optional(),
})

/** 201 the first time, 204 from then on. */
export const putMerchantOnboarding = endpoint({
  tag,
  access: 'pos',
  method: 'PUT',
  path: `${OPEN_DELIVERY_BASE}/v1/merchantOnboarding`,
  summary: 'Cadastra o endereço do cardápio e o do webhook do sistema de caixa',
  query: z.object({ merchantId }),
  body: PosMerchantAddresses,
  response: PosMerchantAddresses.extend({ orderingAppMerchantId: z.uuid() }),
  status: 201,
})

const MERCHANT_ENTITIES = [
  'MERCHANT',
  'BASIC_INFO',
  'SERVICE',
  'MENU',
  'CATEGORY',
  'ITEM',
  'ITEM_OFFER',
  'OPTION_GROUP',
  'OPTION',
  'AVAILABILITY',
] as const

/** Empty: everything is read again. `merchantStatus`: opens or closes. Objects: these are taken. */
export const postMerchantUpdate = endpoint({
  tag,
  access: 'pos',
  method: 'POST',
  path: `${OPEN_DELIVERY_BASE}/v1/merchantUpdate`,
  summary: 'O sistema de caixa avisa que algo mudou no cardápio ou que a loja abriu ou fechou',
  body: z
    .object({
      merchantStatus: z.enum(['AVAILABLE', 'UNAVAILABLE']).optional(),
      entityType: z.enum(MERCHANT_ENTITIES).optional(),
      updatedObjects: z.array(z.record(z.string(), z.unknown())).max(2000).optional(),
    })
    .nullish(),
  response: nothing,
  status: 204,
})

export const readMerchantStatus = endpoint({
  tag,
  access: 'pos',
  method: 'GET',
  path: `${OPEN_DELIVERY_BASE}/v1/merchantStatus`,
  summary: 'Como terminou a última leitura do cardápio do sistema de caixa',
  query: z.object({ merchantId }),
  response: z.object({
    lastRead: utcMoment,
    status: z.enum(['SUCCESS', 'PROCESSING', 'FAIL']),
    moreInfo: z.string().optional(),
  }),
  status: 200,
})

export const readMerchant = endpoint({
  tag,
  access: 'pos',
  method: 'GET',
  path: `${OPEN_DELIVERY_BASE}/v1/merchant`,
  summary: 'O negócio e o cardápio que ele tem no portal, no formato do Open Delivery',
  response: Merchant,
  status: 200,
})

/** `?eventType=A&eventType=B`: what is left out counts as acknowledged. 204 where there is none. */
export const pollPosEvents = endpoint({
  tag,
  access: 'pos',
  method: 'GET',
  path: `${OPEN_DELIVERY_BASE}/v1/events::polling`,
  summary: 'Eventos de pedidos que o sistema de caixa ainda não confirmou',
  query: z.object({
    eventType: z.union([PosEventType, z.array(PosEventType).min(1).max(15)]).optional(),
  }),
  response: z.array(PosEvent).max(MOST_EVENTS),
  status: 200,
})

export const acknowledgePosEvents = endpoint({
  tag,
  access: 'pos',
  method: 'POST',
  path: `${OPEN_DELIVERY_BASE}/v1/events/acknowledgment`,
  summary: 'Confirma eventos recebidos: todos, ou nenhum se um não confere',
  body: z.array(Acknowledgment).max(MOST_ACKNOWLEDGED),
  response: nothing,
  status: 202,
})

const params = z.object({ orderId: z.uuid() })
const ofOrder = (rest = '') => `${OPEN_DELIVERY_BASE}/v1/orders/:orderId${rest}` as const

export const readPosOrder = endpoint({
  tag,
  access: 'pos',
  method: 'GET',
  path: ofOrder(),
  summary: 'Um pedido, no formato do Open Delivery',
  params,
  response: PosOrder,
  status: 200,
})

/** What changes nothing of its state. */
export const patchPosOrder = endpoint({
  tag,
  access: 'pos',
  method: 'PATCH',
  path: ofOrder('/details'),
  summary: 'Muda a hora de começar o preparo',
  params,
  body: z.object({ preparationStartDateTime: utcMoment.optional() }),
  response: nothing,
  status: 200,
})

const step = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({
    tag,
    access: 'pos',
    method: 'POST',
    path: ofOrder(path),
    summary,
    params,
    body,
    response: nothing,
    status: 202,
  })
const maybeAnything = z.unknown()

export const confirmPosOrder = step('/confirm', 'Aceita o pedido', OrderConfirmed)
export const preparePosOrder = step('/preparing', 'Começa o preparo', maybeAnything)
export const readyPosOrder = step('/readyForPickup', 'O pedido está pronto', maybeAnything)
export const dispatchPosOrder = step('/dispatch', 'Saiu para entrega', OrderDispatched.nullish())
export const pickUpPosOrder = step('/pickedUp', 'O cliente retirou', maybeAnything)
export const deliverPosOrder = step('/delivered', 'O pedido foi entregue', maybeAnything)
export const trackPosOrder = step('/tracking', 'Notícias da entrega', OrderTracking)
export const requestPosCancellation = step(
  '/requestCancellation',
  'Cancela o pedido, com o motivo',
  CancellationRequest,
)

export const acceptPosCancellation = endpoint({
  tag,
  access: 'pos',
  method: 'POST',
  path: ofOrder('/acceptCancellation'),
  summary: 'Aceita o cancelamento que o cliente pediu',
  params,
  body: maybeAnything,
  response: nothing,
  status: 204,
})
export const denyPosCancellation = endpoint({
  tag,
  access: 'pos',
  method: 'POST',
  path: ofOrder('/denyCancellation'),
  summary: 'Nega o cancelamento que o cliente pediu; o pedido segue como estava',
  params,
  body: CancellationDenial,
  response: nothing,
  status: 204,
})

/** Nobody gets a code from us: whatever is sent is not one. */
export const validatePosCode = endpoint({
  tag,
  access: 'pos',
  method: 'POST',
  path: ofOrder('/validateCode'),
  summary: 'Confere o código de entrega',
  params,
  query: z.object({ deliveryCode: z.string().max(50) }),
  body: maybeAnything,
  response: nothing,
  status: 200,
})
