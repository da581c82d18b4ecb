import { z } from 'zod'
import { MEMBER_ROLES } from '../../guide/team/team-rights.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import {
  fitsTheClock,
  KIND_NAMES,
  LAST_BEFORE,
  MOST_DAILY,
  OTHERS_AFTER,
  OUTSIDE_CHANNELS,
  RINGING,
} from './kinds.ts'

const own = { tag: 'Avisos' } as const

const Notification = z
  .object({
    id: z.uuid(),
    kind: z.enum(KIND_NAMES),
    title: z.string(),
    body: z.string(),
    /** Of a page of the portal. */
    path: z.string(),
    created_at: moment,
    read_at: moment.nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.input<typeof Notification>

export const listNotifications = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/notifications',
  summary: 'O que foi avisado a quem está conectado, do mais novo ao mais antigo',
  response: z.object({ notifications: z.array(Notification), unread: z.int() }),
  status: 200,
})

export const readNotifications = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: '/api/v1/my/notifications/read',
  summary: 'Marca avisos como lidos; sem ids, todos',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100).optional() }).strict(),
  response: z.object({ unread: z.int() }),
  status: 200,
})

const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))

/** What a browser says of its subscription (`PushSubscription.toJSON`). */
export const PushSubscriptionKeys = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
})
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>

const PushDevice = z
  .object({
    id: z.uuid(),
    /** "Chrome no Android". */
    device: z.string(),
    created_at: moment,
    seen_at: moment,
    is_current: z.boolean(),
  })
  .meta({ id: 'PushDevice' })
export type PushDevice = z.input<typeof PushDevice>

const Devices = z.object({
  /** What a browser subscribes with; null where nothing is pushed. */
  public_key: z.string().nullable(),
  devices: z.array(PushDevice),
})
export type PushDevices = z.input<typeof Devices>

export const listPushDevices = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/push-devices',
  summary: 'Os aparelhos que recebem avisos',
  response: Devices,
  status: 200,
})

export const keepPushDevice = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: '/api/v1/my/push-devices/current',
  summary: 'Este aparelho recebe avisos enquanto a sessão durar',
  body: PushSubscriptionKeys.strict(),
  response: Devices,
  status: 200,
})

export const removePushDevice = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: '/api/v1/my/push-devices/:id',
  summary: 'Um aparelho deixa de receber avisos',
  params: z.object({ id: z.uuid() }),
  response: Devices,
  status: 200,
})

export const testNotifications = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: '/api/v1/my/notifications/test',
  summary: 'Manda um aviso de teste por todos os canais da pessoa',
  response: z.object({ devices: z.int() }),
  status: 202,
})

export const DELIVERY_STATES = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'needless',
  'expired',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What came of the last test, by each channel it went. */
export const readNotificationTest = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/notifications/test',
  summary: 'O que aconteceu com o último aviso de teste, em cada canal',
  response: z.object({
    /** Null where none was asked for. */
    asked_at: moment.nullable(),
    deliveries: z.array(
      z.object({
        id: z.uuid(),
        channel: z.enum(OUTSIDE_CHANNELS),
        /** Of a browser: "Chrome no Android". */
        device: z.string().nullable(),
        is_current: z.boolean(),
        state: z.enum(DELIVERY_STATES),
        /** How long it took; null before it ended. */
        seconds: z.number().nullable(),
      }),
    ),
    /** What would be sent to nobody: not theirs for certain, or not set up. */
    missing: z.array(z.enum(OUTSIDE_CHANNELS)),
  }),
  status: 200,
})
export type NotificationTest = z.input<typeof readNotificationTest.response>

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1)

/** Nights that differ; one that is not named is as the others. */
const nights = z
  .array(
    z
      .object({
        weekday: z.int().min(0).max(6),
        quiet_from: minuteOfDay,
        quiet_until: minuteOfDay,
      })
      .strict(),
  )
  .max(7)
  .refine(
    (each) => new Set(each.map(({ weekday }) => weekday)).size === each.length,
    'Cada dia da semana aparece uma vez.',
  )
const quiet = {
  quiet_from: minuteOfDay,
  quiet_until: minuteOfDay,
  ringing: z.enum(RINGING),
  daily_limit: z.int().min(0).max(MOST_DAILY),
} as const

export const NotificationChoices = z
  .object({
    /** Whether a kind goes to a channel; what is not named goes where it usually does. */
    channels: z.partialRecord(
      z.enum(KIND_NAMES),
      z.partialRecord(z.enum(OUTSIDE_CHANNELS), z.boolean()),
    ),
    quiet: z.object({ ...quiet, nights: nights.default([]) }).strict(),
  })
  .strict()
  .meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.infer<typeof NotificationChoices>

const OfferedChoices = z
  .object({
    ...NotificationChoices.shape,
    quiet: z.object({ ...quiet, nights }),
    /** What this portal can send by at all. */
    offered: z.array(z.enum(OUTSIDE_CHANNELS)),
  })
  .meta({ id: 'OfferedNotificationChoices' })
export type OfferedChoices = z.infer<typeof OfferedChoices>

export const readNotificationChoices = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/notification-choices',
  summary: 'O que avisar, onde e em que horas',
  response: OfferedChoices,
  status: 200,
})

export const saveNotificationChoices = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: '/api/v1/my/notification-choices',
  summary: 'Escolhe o que avisar, onde e em que horas',
  body: NotificationChoices,
  response: OfferedChoices,
  status: 200,
})

const establishment = z.object({ id: z.uuid() })
const Minutes = {
  others_after: z.int().min(OTHERS_AFTER.min).max(OTHERS_AFTER.max),
  last_before: z.int().min(LAST_BEFORE.min).max(LAST_BEFORE.max),
}

const TeamEscalation = z
  .object({
    ...Minutes,
    /** Whose role answers orders or requests for nights. */
    people: z.array(
      z.object({
        user_id: z.uuid(),
        name: z.string(),
        role: z.enum(MEMBER_ROLES),
        is_later: z.boolean(),
        /** By what they can be told at all. */
        reached_by: z.array(z.enum(OUTSIDE_CHANNELS)),
      }),
    ),
    may_set: z.boolean(),
  })
  .meta({ id: 'TeamEscalation' })
export type TeamEscalation = z.input<typeof TeamEscalation>

export const readEscalation = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/establishments/:id/escalation',
  summary: 'Quem da equipe é avisado na hora e quem só se ninguém responder',
  params: establishment,
  response: TeamEscalation,
  status: 200,
})

export const saveEscalation = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/escalation',
  summary: 'Muda os degraus do aviso que ninguém responde',
  params: establishment,
  body: z
    .object({
      ...Minutes,
      /** Told only once nobody has answered. Somebody is always told at once. */
      later: z.array(z.uuid()).max(50),
    })
    .strict()
    .refine(fitsTheClock, {
      path: ['last_before'],
      error:
        'Escolha minutos que somem menos de 10: a última chamada vem depois do primeiro degrau.',
    }),
  response: TeamEscalation,
  status: 200,
})
