import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { moment } from '../shared/moment.ts'
import { KIND_NAMES, MOST_DAILY, OUTSIDE_CHANNELS, RINGING } from './kinds.ts'

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
  summary: 'Manda um aviso de teste aos próprios aparelhos',
  response: z.object({ devices: z.int() }),
  status: 202,
})

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1)

export const NotificationChoices = z
  .object({
    /** Whether a kind goes to a channel; what is not named goes where it usually does. */
    channels: z.partialRecord(
      z.enum(KIND_NAMES),
      z.partialRecord(z.enum(OUTSIDE_CHANNELS), z.boolean()),
    ),
    quiet: z
      .object({
        quiet_from: minuteOfDay,
        quiet_until: minuteOfDay,
        ringing: z.enum(RINGING),
        daily_limit: z.int().min(0).max(MOST_DAILY),
      })
      .strict(),
  })
  .strict()
  .meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.infer<typeof NotificationChoices>

const OfferedChoices = z
  .object({
    ...NotificationChoices.shape,
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
