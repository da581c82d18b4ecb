import { z } from 'zod'
import { PushSubscriptionKeys } from '../../people/notifications/notifications.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { WATCH_SPANS } from './watch-rules.ts'

const own = { tag: 'Marés' } as const

/** Signed by the portal and kept by the browser: whoever holds it may read, try and stop that one watch. */
const token = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'Este aviso não existe mais. Peça outro na página da praia.')
const Held = z.object({ token }).strict()

const Choice = z.object({
  beach: z.string().min(1).max(120),
  /** Of the beach's ramps; null where none has a level, or the first to be reached should speak. */
  ramp_id: z.uuid().nullable(),
  span: z.enum(WATCH_SPANS),
  /** Between 22h and 6h too. */
  at_night: z.boolean(),
  /** When table or limit change the hour that was told. */
  tells_changes: z.boolean(),
})

const Watch = Choice.extend({
  token,
  beach_name: z.string(),
  /** What is warned of next, and when first; null where nothing comes within days, or none of these days. */
  next: z
    .object({ kind: z.enum(['ramp', 'tide']), deadline: moment, first_warning: moment })
    .nullable(),
}).meta({ id: 'TideWatch' })
export type TideWatch = z.input<typeof Watch>

export const readPushKey = endpoint({
  ...own,
  access: 'anyone',
  method: 'GET',
  path: '/api/v1/tide-watches/key',
  summary: 'Com que chave um navegador permite os avisos da maré',
  response: z.object({ public_key: z.string().nullable() }),
  status: 200,
})

/** The same beach and ramp again is the same watch. */
export const keepWatch = endpoint({
  ...own,
  access: 'anyone',
  method: 'PUT',
  path: '/api/v1/tide-watches',
  summary: 'Avisa este navegador 60 e 30 minutos antes de a água chegar à rampa, sem conta',
  body: Choice.extend({ subscription: PushSubscriptionKeys.strict() }).strict(),
  response: Watch,
  status: 200,
})

export const readWatch = endpoint({
  ...own,
  access: 'link',
  method: 'POST',
  path: '/api/v1/tide-watches/read',
  summary: 'O que este navegador pediu',
  body: Held,
  response: Watch,
  status: 200,
})

/** Stopped twice is stopped. */
export const stopWatch = endpoint({
  ...own,
  access: 'link',
  method: 'POST',
  path: '/api/v1/tide-watches/stop',
  summary: 'Para um aviso da maré',
  body: Held,
  response: z.null(),
  status: 204,
})

export const testWatch = endpoint({
  ...own,
  access: 'link',
  method: 'POST',
  path: '/api/v1/tide-watches/test',
  summary: 'Manda um aviso de teste a este navegador',
  body: Held,
  response: z.null(),
  status: 202,
})

/** A browser that was given another address for its pushes knows the one before. */
export const moveWatches = endpoint({
  ...own,
  access: 'link',
  method: 'PUT',
  path: '/api/v1/tide-watches/subscription',
  summary: 'O navegador mudou de endereço de avisos',
  body: z
    .object({ old_endpoint: z.url().max(1000), subscription: PushSubscriptionKeys.strict() })
    .strict(),
  response: z.null(),
  status: 204,
})
