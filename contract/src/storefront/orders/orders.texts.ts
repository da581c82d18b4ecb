import type { CatalogueKind } from '../../guide/establishments/catalogue-kinds.ts'
import { namesOf } from '../../shared/names-of.ts'

/** Words and limits of orders. Free of zod: the browser reads them too. */

export const ORDER_MODES = ['delivery', 'pickup', 'table'] as const
export type OrderMode = (typeof ORDER_MODES)[number]

export const ORDER_MODE_WORDS: Record<OrderMode, string> = {
  delivery: 'Entrega',
  pickup: 'Retirada',
  table: 'Na mesa',
}

/** How what is sold from each catalogue can reach somebody. */
export const MODES_OF_CATALOGUE: Record<CatalogueKind, readonly OrderMode[]> = {
  menu: ['table', 'pickup', 'delivery'],
  shop: ['pickup', 'delivery'],
}

export const ORDER_STATUSES = [
  'received',
  'accepted',
  'preparing',
  'ready',
  'dispatched',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_STATUS_WORDS: Record<OrderStatus, string> = {
  received: 'Recebido',
  accepted: 'Aceito',
  preparing: 'Em preparo',
  ready: 'Pronto',
  dispatched: 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
}

export const ORDER_ACTORS = ['customer', 'team', 'pos', 'clock'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** Why a business says no, in its own words first; the customer reads the sentence. */
export const REFUSAL_WORDS = {
  'unavailable-item': 'Acabou um item',
  'too-busy': 'Não damos conta agora',
  closing: 'Estamos fechando',
  'out-of-area': 'Não entregamos nesse endereço',
  'no-contact': 'Não conseguimos falar com quem pediu',
  'customer-asked': 'Quem pediu desistiu',
  suspicious: 'O pedido parece falso',
  other: 'Outro motivo',
} as const
export type RefusalCode = keyof typeof REFUSAL_WORDS
export const REFUSAL_CODES = namesOf(REFUSAL_WORDS)

/** The sentence that the customer reads, unless somebody writes another one. */
export const REFUSAL_SENTENCES: Record<RefusalCode, string> = {
  'unavailable-item': 'Hoje um dos itens do seu pedido acabou. Desculpe!',
  'too-busy': 'Estamos com muitos pedidos e não conseguimos atender agora. Desculpe!',
  closing: 'Já estamos fechando e não conseguimos preparar o seu pedido. Desculpe!',
  'out-of-area': 'Não conseguimos entregar nesse endereço. Desculpe!',
  'no-contact': 'Não conseguimos falar com você para confirmar o pedido.',
  'customer-asked': 'Cancelado como você pediu.',
  suspicious: 'Não conseguimos confirmar este pedido. Fale com a gente pelo WhatsApp.',
  other: 'Não conseguimos atender o seu pedido. Desculpe!',
}

/** Why an order ended; beside what a business says, the customer and the clock have one each. */
export type CancelCode = RefusalCode | 'customer' | 'no-answer'
export const CANCEL_CODES = [...REFUSAL_CODES, 'customer', 'no-answer'] as [
  CancelCode,
  ...CancelCode[],
]

/** Why a business keeps to an order whose customer would like to leave it. */
export const KEEP_WORDS = {
  'dish-already-done': 'A comida já está pronta',
  'out-for-delivery': 'Já saiu para entrega',
} as const
export type KeepCode = keyof typeof KEEP_WORDS
export const KEEP_CODES = namesOf(KEEP_WORDS)

/** How goods come back. The customer reads the sentence, unless somebody writes another one. */
export const RETURN_ANSWER_WORDS = {
  bring: 'O cliente traz de volta',
  fetch: 'A gente vai buscar',
  exchange: 'Oferecer uma troca',
} as const
export type ReturnAnswer = keyof typeof RETURN_ANSWER_WORDS
export const RETURN_ANSWERS = namesOf(RETURN_ANSWER_WORDS)
export const RETURN_ANSWER_SENTENCES: Record<ReturnAnswer, string> = {
  bring:
    'Pode trazer a compra quando for melhor para você. Na hora devolvemos tudo o que você pagou, a entrega também.',
  fetch:
    'Vamos buscar a compra no seu endereço, sem custo. Combinamos o dia pelo WhatsApp e devolvemos tudo o que você pagou.',
  exchange:
    'Podemos trocar por outro tamanho ou modelo. Se você preferir, devolvemos tudo o que pagou: é só dizer.',
}

/** What the team of the portal looks at. */
export const ORDER_TROUBLE_WORDS = {
  late: 'Passou da hora prometida',
  asking: 'Pediram para cancelar e ninguém respondeu',
  unanswered: 'Ninguém aceitou a tempo',
  refused: 'Cancelado pelo negócio depois de aceito',
  return: 'Devolução sem resposta da loja',
} as const
export type OrderTrouble = keyof typeof ORDER_TROUBLE_WORDS
export const ORDER_TROUBLES = namesOf(ORDER_TROUBLE_WORDS)

export const MOST_LINES = 60
export const MOST_OF_A_LINE = 99
export const LINE_NOTE_MAX = 140
export const ORDER_NOTE_MAX = 280
export const REFUSAL_TEXT_MAX = 280
export const MOST_ZONES = 60
export const MOST_TABLES = 200
/** "12", "Varanda 3". */
export const TABLE_LABEL_MAX = 20
export const FEE_MAX_CENTS = 100_000

/** Why a cart cannot be ordered as it is. Each says what to do. */
export const orderTexts = {
  closed: (opens: string | null) =>
    opens
      ? `A cozinha está fechada. Abre ${opens}; você pode agendar.`
      : 'A cozinha está fechada agora. Veja o horário na página do negócio.',
  paused: 'O negócio fez uma pausa e não está recebendo pedidos. Tente daqui a pouco.',
  deliveryPaused: 'A entrega está em pausa. Escolha retirar no balcão, ou tente daqui a pouco.',
  zonePaused: 'A entrega nesse bairro está em pausa. Escolha retirar, ou tente daqui a pouco.',
  mode: 'Este jeito de pedir não está disponível agora. Escolha outro.',
  zone: 'O negócio não entrega nesse bairro. Escolha retirar, ou outro endereço.',
  minimum: (missing: string) => `Faltam ${missing} para o pedido mínimo da entrega.`,
  tooMuch: (most: string) =>
    `Um pedido vai até ${most}. Diminua a quantidade, ou combine direto com o negócio.`,
  scheduled: 'Este horário não está mais disponível. Escolha outro.',
  slotFull: 'Este horário já está cheio. Escolha outro.',
  payment: 'Esta forma de pagamento não é aceita. Escolha outra.',
  change: 'O troco precisa ser para um valor maior que o total do pedido.',
  adult: 'O pedido tem bebida alcoólica: confirme que você tem 18 anos ou mais.',
  table: 'O código desta mesa não vale mais. Leia de novo o QR da mesa ou chame a equipe.',
  changed: (total: string) =>
    `O preço mudou enquanto você escolhia: agora é ${total}. Confira e envie de novo.`,
  items: 'Um item do seu pedido mudou ou acabou. Confira o que ficou marcado.',
  open: 'Você já tem um pedido em andamento neste negócio com este telefone. Acompanhe por ele.',
  share:
    'Você já tem muitos itens reservados nesta loja. Espere a resposta dela ou combine a compra por telefone.',
  slotShare: 'Você já tem pedidos neste horário. Escolha outro ou espere a resposta do negócio.',
  sameKey: 'Seu pedido já tinha chegado, como estava antes da última mudança. Acompanhe por ele.',
  empty: 'Escolha pelo menos um item.',
  link: 'Este link de pedido não vale. Confira se ele está inteiro.',
  blocked: 'Não estamos recebendo pedidos deste telefone. Fale com o negócio pelo WhatsApp.',
  moved: 'Alguém da equipe já mudou este pedido. Veja como ele está agora.',
  over: 'Este pedido já terminou.',
  expired: 'O tempo para aceitar este pedido acabou; ele foi cancelado sozinho.',
  notAllowed: 'O pedido não pode ir direto para esta etapa.',
  askTwice: 'O cancelamento já foi pedido. O negócio responde em minutos.',
  returnAnswered: 'Esta devolução já foi respondida. Fale com o cliente pelo WhatsApp.',
  returnLate: 'O prazo de 7 dias para devolver terminou. Fale com a loja.',
} as const

/** The code that proves the phone of a first large order. */
export const phoneCodeTexts = {
  needed:
    'É o primeiro pedido acima de R$ 150 com este número. Confirme que ele é seu com um código pelo WhatsApp.',
  /** Where the business asks for it, whatever the order costs. */
  neededHere:
    'Este negócio confirma o número de quem pede pela primeira vez. Confirme o seu com um código pelo WhatsApp.',
  scheduled:
    'Para guardar um horário, confirme seu número com um código pelo WhatsApp, ou entre na sua conta com o e-mail confirmado.',
  busyPhone:
    'Este telefone foi usado em muitos pedidos agora há pouco. Se ele é seu, confirme com um código pelo WhatsApp e siga em frente.',
  openPhone:
    'Já há um pedido em andamento com este telefone neste negócio. Se é seu, acompanhe por ele. Para fazer outro, confirme o número com um código pelo WhatsApp.',
  unserved:
    'Vários pedidos daqui ainda estão sem resposta. Confirme seu número com um código pelo WhatsApp para enviar mais um.',
  share:
    'Sem confirmação, só uma parte do estoque pode ser reservada. Confirme seu número com um código pelo WhatsApp para levar tudo isso.',
  accountFirst:
    'Para este pedido, entre na sua conta e confirme seu e-mail ou WhatsApp. Depois envie de novo: seu carrinho fica guardado.',
  noCode: 'Não estamos conseguindo enviar códigos agora. Tente daqui a pouco.',
  codeTooSoon: (seconds: number) =>
    `Já enviamos um código. Peça outro em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  codeWrong: (triesLeft: number) =>
    triesLeft === 1
      ? 'Código errado. Você tem mais 1 tentativa.'
      : `Código errado. Você tem mais ${triesLeft} tentativas.`,
  codeExpired: 'Este código não vale mais. Peça um novo código.',
  codeTooMany: 'Você errou o código 5 vezes. Peça um novo código.',
} as const
