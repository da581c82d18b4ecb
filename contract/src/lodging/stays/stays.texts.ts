import { namesOf } from '../../shared/names-of.ts'

/** Words and limits of stays and calendars. Free of zod: the browser reads them too. */

export const STAY_STATUS_WORDS = {
  requested: 'Pedido enviado',
  accepted: 'Aceita, falta confirmar',
  confirmed: 'Confirmada',
  declined: 'Recusada',
  expired: 'Venceu',
  cancelled: 'Cancelada',
} as const
export type StayStatus = keyof typeof STAY_STATUS_WORDS
export const STAY_STATUSES = namesOf(STAY_STATUS_WORDS)

export const STAY_ACTORS = ['guest', 'team', 'clock'] as const
export type StayActor = (typeof STAY_ACTORS)[number]

/** Who wrote it: a guest, or the house for somebody on the phone or at the counter. */
export const STAY_SOURCE_WORDS = {
  guest: 'O hóspede, pelo portal',
  house: 'A hospedagem, por telefone ou no balcão',
} as const
export type StaySource = keyof typeof STAY_SOURCE_WORDS
export const STAY_SOURCES = namesOf(STAY_SOURCE_WORDS)

/** Why a house says no, or takes back its yes. */
export const DECLINE_WORDS = {
  unavailable: 'Não está mais livre',
  maintenance: 'Manutenção',
  rules: 'Não combina com as regras da casa',
  'no-contact': 'Não consegui falar com o hóspede',
  agreed: 'Combinado com o hóspede',
  other: 'Outro motivo',
} as const
export type DeclineCode = keyof typeof DECLINE_WORDS
export const DECLINE_CODES = namesOf(DECLINE_WORDS)

/** What the guest reads, unless somebody writes another sentence. */
export const DECLINE_SENTENCES: Record<DeclineCode, string> = {
  unavailable: 'O quarto não está mais livre nessas datas.',
  maintenance: 'O quarto entra em manutenção nessas datas.',
  rules: 'O pedido não combina com as regras da casa.',
  'no-contact': 'A hospedagem não conseguiu falar com você.',
  agreed: 'Como combinado com você.',
  other: 'A hospedagem não pode receber você nessas datas.',
}

export const STAY_END_WORDS = {
  ...DECLINE_WORDS,
  guest: 'O hóspede desistiu',
  'no-answer': 'Ninguém respondeu a tempo',
  'not-confirmed': 'O hóspede não confirmou a tempo',
} as const
export type StayEndCode = keyof typeof STAY_END_WORDS
export const STAY_END_CODES = namesOf(STAY_END_WORDS)

export const CALENDAR_PORTAL_WORDS = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  other: 'Outro calendário',
} as const
export type CalendarPortal = keyof typeof CALENDAR_PORTAL_WORDS
export const CALENDAR_PORTALS = namesOf(CALENDAR_PORTAL_WORDS)

/** What kept a calendar from being read, or from being believed. */
export const FEED_FAULT_WORDS = {
  'not-allowed': 'O endereço leva a um lugar que o portal não abre.',
  'not-found': 'O endereço não existe mais na internet.',
  refused: 'O outro site recusou a conexão.',
  timeout: 'O outro site demorou mais de 10 segundos.',
  'too-large': 'O calendário passa de 1 MB.',
  redirects: 'O endereço manda para outro, que manda para outro.',
  certificate: 'O certificado de segurança do outro site não vale.',
  status: 'O outro site respondeu com erro.',
  'not-calendar': 'O endereço abriu uma página, e não um calendário.',
  unreadable: 'O calendário chegou cortado ou com defeito.',
  'too-many': 'O calendário tem mais de 2.000 eventos.',
  'too-complex': 'O calendário é complicado demais para ser lido.',
  partly: 'Algumas datas do calendário não puderam ser lidas.',
  recurring: 'O calendário tem eventos que se repetem, e o portal não os lê.',
  shrunk: 'O calendário veio com muito menos noites ocupadas. Esperamos uma segunda leitura igual.',
  'secret-lost': 'O endereço guardado não abre mais. Ligue o calendário de novo.',
  stopped:
    'O calendário parou o nosso leitor três vezes, e não é mais lido sozinho. Corrija-o no outro site e tente de novo.',
} as const
export type FeedFault = keyof typeof FEED_FAULT_WORDS
export const FEED_FAULTS = namesOf(FEED_FAULT_WORDS)

/** What the team of the portal looks at. */
export const STAY_TROUBLE_WORDS = {
  waiting: 'Vence em até 3 horas',
  unanswered: 'Ficou sem resposta',
  'taken-back': 'A hospedagem cancelou',
} as const
export type StayTrouble = keyof typeof STAY_TROUBLE_WORDS
export const STAY_TROUBLES = namesOf(STAY_TROUBLE_WORDS)

export const HOLD_HOURS = 24
export const CONFIRM_HOURS = 48
export const STAY_MESSAGE_MAX = 500
export const BLOCK_NOTE_MAX = 140
export const HOUSE_NOTE_MAX = 280
/** What one hand marks at once: every room of a large house, each with a few free pieces. */
export const MOST_MARKED = 300
export const FEED_NAME_MAX = 40
export const MOST_FEEDS_OF_UNIT = 5
export const MOST_OPEN_REQUESTS = 3
/** The same of one address of the internet where nobody has an account: guests of one inn share it. */
export const MOST_OPEN_FROM_ADDRESS = 8
/** So far ahead nights can be asked for, blocked and imported. */
export const CALENDAR_MONTHS = 24

export const stayTexts = {
  taken: 'Essas noites não estão mais livres. Escolha outras datas.',
  changed: (total: string) => `O preço mudou: agora são ${total}. Confira e peça de novo.`,
  tooShort: (nights: number) => `Nessas datas o mínimo são ${nights} noites.`,
  tooMany: (guests: number) => `Aqui cabem até ${guests} pessoas.`,
  dates: 'Escolha a chegada e a saída, a partir de hoje e em até 24 meses.',
  closed: 'Esta hospedagem não recebe pedidos agora.',
  own: 'Você trabalha nesta hospedagem: use “Bloquear” no calendário.',
  openRequests: `Você já tem ${MOST_OPEN_REQUESTS} pedidos à espera de resposta. Espere um deles ser respondido.`,
  /** Of a mailbox, a phone or an address that asks without an account. */
  openWithoutAccount:
    'Já há pedidos demais à espera de resposta com este e-mail, telefone ou conexão. Espere uma resposta, ou entre na sua conta.',
  codeFirst: 'Confirme seu e-mail com o código para pedir a reserva.',
  link: 'Este link não vale. Abra o do e-mail mais recente da reserva.',
  stillAhead: 'Cancele a reserva antes de apagar seus dados: a hospedagem ainda espera você.',
  codeTooSoon: (seconds: number) =>
    `Já enviamos um código. Peça outro em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  codeWrong: (triesLeft: number) =>
    triesLeft === 1
      ? 'Código errado. Você tem mais 1 tentativa.'
      : `Código errado. Você tem mais ${triesLeft} tentativas.`,
  codeExpired: 'Este código não vale mais. Peça um novo código.',
  codeTooMany: 'Você errou o código 5 vezes. Peça um novo código.',
  proofFirst:
    'Confirme seu e-mail ou WhatsApp para pedir mais noites: sem isso, pouco pode ser reservado, e por 15 minutos.',
  share: 'Você já tem muitas noites à espera de resposta nesta hospedagem. Espere ela responder.',
  /** On the page of the booking, before anything is sent. */
  shortHold:
    'Confirme seu e-mail para a hospedagem ter 24 horas para responder. Sem isso, as noites ficam guardadas por 15 minutos.',
  sameKey: 'Este pedido já foi enviado com outros dados. Veja em “Minhas reservas”.',
  moved: 'Esta reserva mudou enquanto você olhava. Confira de novo.',
  over: 'Esta reserva já terminou.',
  notAllowed: 'Esta reserva não aceita mais esse passo.',
  expired: 'O prazo deste pedido venceu e as noites foram soltas.',
  clash: 'Essas noites já estão ocupadas em outro calendário. Recuse, ou resolva lá primeiro.',
  unread: (names: string) =>
    `Não conseguimos ler agora: ${names}. Confira lá se as noites estão livres antes de aceitar.`,
  priceChanged: (now: string, agreed: string) =>
    `Pelo preço de hoje seriam ${now}. O hóspede pediu por ${agreed}: aceite por esse valor ou recuse.`,
  feeChanged: (fee: string) => `Agora o cancelamento custa ${fee}. Confira antes de cancelar.`,
  reason: 'Escolha o motivo.',
  blockTaken: 'Uma dessas noites já está ocupada.',
  oneRoomOnce: 'Cada quarto uma vez.',
  agreedPrice: 'Escreva o valor combinado. Para não cobrar, bloqueie as noites.',
  feedAddress:
    'Cole o endereço que termina em .ics, começando com https:// ou webcal://. Endereços de rede interna não valem.',
  feedKnown: 'Este calendário já está ligado a este quarto.',
  feedMost: `Um quarto tem no máximo ${MOST_FEEDS_OF_UNIT} calendários.`,
  feedOwn: 'Este é o calendário do próprio portal: cole-o nos outros sites, não aqui.',
} as const
