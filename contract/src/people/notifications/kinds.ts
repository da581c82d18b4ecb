import { ANSWER_MINUTES } from '../../shared/answer-minutes.ts'
import { namesOf } from '../../shared/names-of.ts'

/**
 * Everything that a person is told of, in one table. Free of zod: the browser reads it too. A kind is added
 * here; the words of one thing are written by the feature that tells it.
 */

export const CHANNELS = ['app', 'push', 'email', 'whatsapp'] as const
/** Where a person is told. The list in the app has everything and is no choice. */
export type Channel = (typeof CHANNELS)[number]
export type OutsideChannel = Exclude<Channel, 'app'>
export const OUTSIDE_CHANNELS = ['push', 'email', 'whatsapp'] as const satisfies OutsideChannel[]

export const CHANNEL_WORDS: Record<Channel, string> = {
  app: 'No portal',
  push: 'Aparelho',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
}

export type NotificationKind = {
  label: string
  hint: string
  /** Of a business, to whoever answers there; to a member about what is theirs; or asked for by oneself. */
  audience: 'team' | 'member' | 'self'
  /** Something ends unless somebody acts: it goes on to the next channel where one fails. */
  hasClock: boolean
  /** The person waits for it, as who has ordered dinner: it rings like what has a clock. */
  isAwaited?: true
  /** Where money goes is told everywhere, whatever somebody chose: a thief would choose silence first. */
  isFixed?: true
  /** After so long it says nothing any more and is sent nowhere. A clock of its own ends it sooner. */
  lifeMinutes: number
  /** Where it goes unless the person chose otherwise. */
  channels: Readonly<Record<OutsideChannel, boolean>>
}

const HOUR = 60
const DAY = 24 * HOUR
const EVERYWHERE = { push: true, email: true, whatsapp: true }
const PUSH_AND_EMAIL = { push: true, email: true, whatsapp: false }
const ONLY_PUSH = { push: true, email: false, whatsapp: false }

const kind = (
  label: string,
  hint: string,
  rest: Omit<NotificationKind, 'label' | 'hint'>,
): NotificationKind => ({ label, hint, ...rest })

export const NOTIFICATION_KINDS = {
  'order-waiting': kind('Pedido novo', 'espera resposta', {
    ...{ audience: 'team', hasClock: true, lifeMinutes: ANSWER_MINUTES.shop },
    channels: EVERYWHERE,
  }),
  'order-ending': kind('Pedido quase no fim do prazo', 'ninguém respondeu ainda', {
    ...{ audience: 'team', hasClock: true, lifeMinutes: ANSWER_MINUTES.shop },
    channels: EVERYWHERE,
  }),
  'stay-waiting': kind('Pedido de reserva', 'as noites ficam guardadas', {
    ...{ audience: 'team', hasClock: true, lifeMinutes: DAY },
    channels: EVERYWHERE,
  }),
  'stay-moved': kind('Reserva', 'confirmada, cancelada ou sem resposta', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  // The words themselves go to the mailbox of the business, where an answer to them leads back.
  message: kind('Mensagem', 'de quem visita a página', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 3 * DAY },
    channels: ONLY_PUSH,
  }),
  // Who it is and what they want stands with the property, which forgets it in time.
  'property-lead': kind('Contato sobre imóvel', 'alguém quer saber mais', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 3 * DAY },
    channels: ONLY_PUSH,
  }),
  'return-asked': kind('Devolução', 'quem comprou quer devolver', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  'pix-claimed': kind('Pix para conferir', 'um cliente diz que pagou', {
    ...{ audience: 'team', hasClock: true, lifeMinutes: DAY },
    channels: EVERYWHERE,
  }),
  'pix-return': kind('Pix para devolver', 'o pedido ou a reserva não vale mais', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  'pix-key': kind('Chave Pix da casa', 'cadastrada ou trocada', {
    ...{ audience: 'team', hasClock: false, isAwaited: true, isFixed: true, lifeMinutes: 2 * DAY },
    channels: EVERYWHERE,
  }),
  'listing-sent': kind('Cadastro enviado', 'chegou à equipe do portal', {
    ...{ audience: 'team', hasClock: false, isAwaited: true, lifeMinutes: 7 * DAY },
    channels: { push: false, email: true, whatsapp: false },
  }),
  review: kind('Avaliação', 'para ler e responder', {
    ...{ audience: 'team', hasClock: false, lifeMinutes: 7 * DAY },
    channels: ONLY_PUSH,
  }),
  'order-moved': kind('Seu pedido', 'aceito, pronto, a caminho', {
    ...{ audience: 'member', hasClock: false, isAwaited: true, lifeMinutes: 4 * HOUR },
    channels: ONLY_PUSH,
  }),
  'own-stay-accepted': kind('Hospedagem aceita', 'falta você confirmar', {
    ...{ audience: 'member', hasClock: true, lifeMinutes: DAY },
    channels: EVERYWHERE,
  }),
  'own-stay-moved': kind('Sua hospedagem', 'pedida, confirmada, recusada ou cancelada', {
    ...{ audience: 'member', hasClock: false, isAwaited: true, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  'own-pix': kind('Seu Pix', 'confirmado, não encontrado ou devolvido pela casa', {
    ...{ audience: 'member', hasClock: false, isAwaited: true, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  'review-asked': kind('Como foi?', 'convite para avaliar onde você pediu ou ficou', {
    ...{ audience: 'member', hasClock: false, lifeMinutes: 7 * DAY },
    channels: ONLY_PUSH,
  }),
  'property-found': kind('Imóvel que você procura', 'apareceu um como a sua busca salva', {
    ...{ audience: 'member', hasClock: false, lifeMinutes: 7 * DAY },
    channels: PUSH_AND_EMAIL,
  }),
  // Here too the words go by e-mail, where an answer to them leads back.
  'message-answered': kind('Resposta', 'de um negócio a quem você escreveu', {
    ...{ audience: 'member', hasClock: false, lifeMinutes: 3 * DAY },
    channels: ONLY_PUSH,
  }),
  test: kind('Aviso de teste', 'pedido por você', {
    ...{ audience: 'self', hasClock: false, isAwaited: true, lifeMinutes: 10 },
    channels: EVERYWHERE,
  }),
} as const satisfies Record<string, NotificationKind>

export type NotificationKindName = keyof typeof NOTIFICATION_KINDS
export const KIND_NAMES = namesOf(NOTIFICATION_KINDS)
export const kindOf = (name: NotificationKindName): NotificationKind => NOTIFICATION_KINDS[name]

/** What can wait for the morning, and counts for the limit of a day. */
export const isCalm = ({ hasClock, isAwaited }: NotificationKind): boolean =>
  !hasClock && isAwaited !== true

/** As what it is told for the last time, before its clock ends; others are told as themselves. */
export const LAST_KINDS: Partial<Record<NotificationKindName, NotificationKindName>> = {
  'order-waiting': 'order-ending',
}

/** What rings in the hours that somebody wants quiet. Only kinds with a clock ever do. */
export const RINGING = ['while-open', 'always', 'never'] as const
export type Ringing = (typeof RINGING)[number]
export const RINGING_WORDS: Record<Ringing, string> = {
  'while-open': 'Só o que tem prazo, se a casa estiver aberta',
  always: 'Tudo o que tem prazo, a qualquer hora',
  never: 'Nada',
}

/** Minutes after midnight in the city. The same twice: no hour is quiet. */
export type QuietWindow = { quiet_from: number; quiet_until: number }
/** The night of a weekday, 0 for Sunday: a time before noon is that of the day after. */
export type QuietNight = QuietWindow & { weekday: number }

export type QuietHours = QuietWindow & {
  /** Nights that differ from the others. */
  nights: readonly QuietNight[]
  ringing: Ringing
  /** Of what has no clock, on one day, beyond the app. */
  daily_limit: number
}
export const USUAL_QUIET: QuietHours = {
  quiet_from: 23 * HOUR,
  quiet_until: 7 * HOUR,
  nights: [],
  ringing: 'while-open',
  daily_limit: 20,
}
export const MOST_DAILY = 100

/**
 * How far what has a clock goes where nobody answers. Both are of a short time, the ten minutes of an order;
 * of a longer one the last call comes an hour before its end.
 */
export type Escalation = {
  /** Minutes after which whoever was not told at once is, and everybody by e-mail and WhatsApp. */
  others_after: number
  /** Minutes before the end at which everybody is told once more. */
  last_before: number
}
export const USUAL_ESCALATION: Escalation = { others_after: 3, last_before: 3 }
export const OTHERS_AFTER = { min: 1, max: 8 } as const
export const LAST_BEFORE = { min: 1, max: 5 } as const
/** The last call is one more: it never comes before the others are told. */
export const fitsTheClock = ({ others_after, last_before }: Escalation): boolean =>
  others_after + last_before < ANSWER_MINUTES.now
