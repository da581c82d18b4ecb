import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { POS_URL_MAX } from './open-delivery.texts.ts'

/** What the people of a business see and set of the system at its counter. */

export const PosConnection = z
  .object({
    client_id: z.uuid(),
    created_at: moment,
    rotated_at: moment,
    /** The name by which the system knows the business; null until it has introduced itself. */
    merchant_id: z.string().nullable(),
    webhook_url: z.string().nullable(),
    merchant_url: z.string().nullable(),
    has_api_key: z.boolean(),
    /** Whether what changes there is taken over by itself. */
    follows_menu: z.boolean(),
    last_contact_at: moment.nullable(),
    last_delivery_at: moment.nullable(),
    /** In a sentence; gone with the next event that arrives. */
    failure: z.object({ at: moment, sentence: z.string() }).nullable(),
    waiting_events: z.int(),
    menu_read: z
      .object({ at: moment, status: z.enum(['success', 'processing', 'fail']), info: z.string() })
      .nullable(),
  })
  .meta({ id: 'PosConnection' })
export type PosConnection = z.input<typeof PosConnection>

export const PosSettings = z
  .object({
    /** What is typed into the system at the counter. */
    base_url: z.string(),
    app_id: z.uuid(),
    connection: PosConnection.nullable(),
    takes_orders: z.boolean(),
    /** Photos of the menu: how many are on their way, and which did not come, each with the reason. */
    menu_photos: z.object({
      waiting: z.int(),
      failed: z.array(z.object({ id: z.uuid(), item: z.string(), sentence: z.string() })),
    }),
    may: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'PosSettings' })
export type PosSettings = z.input<typeof PosSettings>

/** The only time that the secret is told. */
const PosSecret = z
  .object({ client_id: z.uuid(), client_secret: z.string(), settings: PosSettings })
  .meta({ id: 'PosSecret' })

const params = z.object({ id: z.uuid() })
const BASE = '/api/v1/my/establishments/:id/pos'
const own = { tag: 'Meu negócio', params } as const

export const readPosSettings = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: BASE,
  summary: 'A ligação com o sistema de caixa',
  response: PosSettings,
  status: 200,
})

export const connectPos = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: BASE,
  summary: 'Cria a credencial do sistema de caixa; o segredo aparece só nesta resposta',
  response: PosSecret,
  status: 201,
})

/** The old secret and every token taken with it end at once. */
export const rotatePosSecret = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/secret`,
  summary: 'Troca o segredo; o anterior deixa de valer na hora',
  response: PosSecret,
  status: 200,
})

export const disconnectPos = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: BASE,
  summary: 'Desliga o sistema de caixa; os pedidos seguem no painel',
  response: PosSettings,
  status: 200,
})

const PosAddresses = z
  .object({
    webhook_url: z.url('Escreva o endereço inteiro, com https://.').max(POS_URL_MAX).nullable(),
  })
  .strict()

/** The system may set the same by itself. */
export const savePosAddresses = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: BASE,
  summary: 'O endereço em que o sistema de caixa recebe os eventos',
  body: PosAddresses,
  response: PosSettings,
  status: 200,
})

/** Of the menu that the system has: at its own address, or in a file that somebody chose. */
const source = {
  /** The whole document; null reads it where the system serves it. */
  document: z.record(z.string(), z.unknown()).nullable(),
}
const menuCounts = z.object({ create: z.int(), update: z.int(), same: z.int(), invalid: z.int() })

export const PosMenuPreview = z
  .object({
    /** Of what was read: what is confirmed is what was looked at. */
    hash: z.string(),
    new_sections: z.array(z.string()),
    counts: menuCounts,
    rows: z.array(
      z.object({
        section: z.string(),
        name: z.string(),
        price_cents: z.int().nullable(),
        outcome: z.enum(['create', 'update', 'same', 'invalid']),
        problems: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'PosMenuPreview' })
export type PosMenuPreview = z.infer<typeof PosMenuPreview>

/** Writes nothing. */
export const previewPosMenu = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/menu/preview`,
  summary: 'Confere o cardápio do sistema de caixa item por item, sem gravar nada',
  body: z.object(source).strict(),
  response: PosMenuPreview,
  status: 200,
})

/** All that is right is written, or nothing is. The same a second time changes nothing. */
export const importPosMenu = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/menu`,
  summary: 'Traz o cardápio conferido: os itens com problema ficam de fora',
  body: z.object({ ...source, hash: z.string().regex(/^[0-9a-f]{64}$/) }).strict(),
  response: menuCounts,
  status: 200,
})

export const followPosMenu = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/menu`,
  summary: 'Liga ou desliga o cardápio que acompanha o do sistema de caixa',
  body: z.object({ follows: z.boolean() }).strict(),
  response: PosSettings,
  status: 200,
})
