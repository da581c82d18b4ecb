import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { FEED_FORMATS, FEED_URL_MAX, READING_OUTCOMES } from './property-feeds.texts.ts'

/** The feed of an agency as its people see it. Its address is a secret: only the host is ever told. */

const format = z.enum(FEED_FORMATS)
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const FeedReading = z
  .object({
    id: z.uuid(),
    kind: z.enum(['trial', 'import']),
    outcome: z.enum(READING_OUTCOMES),
    /** Why it was refused. */
    sentence: z.string().nullable(),
    format: format.nullable(),
    at: moment,
    counts: z.object({
      found: z.int(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      gone: z.int(),
      archived: z.int(),
      refused: z.int(),
    }),
  })
  .meta({ id: 'FeedReading' })
export type FeedReading = z.input<typeof FeedReading>

/** What would come, before anything does. */
const trial = z.object({
  reading: FeedReading,
  /** Of the stock that was looked at: what is confirmed is what was seen. Null where nothing can be. */
  hash: hash.nullable(),
  /** Of the file as a whole. */
  warnings: z.array(z.string()),
  /** The first of those that are refused or have warnings, then the first that come. */
  listings: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
      sentences: z.array(z.string()),
    }),
  ),
})

export const PropertyFeed = z
  .object({
    host: z.string(),
    format: format.nullable(),
    state: z.enum(['trial', 'active']),
    is_reading: z.boolean(),
    good_at: moment.nullable(),
    /** The clock reads it then. Null until it is confirmed. */
    next_at: moment.nullable(),
    failure: z.object({ since: moment, sentence: z.string() }).nullable(),
    /** Of the stock that is on the page now. */
    kept: z.int(),
    photos_waiting: z.int(),
    /** Why those that wait do not come, where the account holds as many as it may. */
    photos_stopped: z.string().nullable(),
    readings: z.array(FeedReading),
    trial: trial.nullable(),
  })
  .meta({ id: 'PropertyFeed' })
export type PropertyFeed = z.input<typeof PropertyFeed>

export const PropertyCrm = z
  .object({
    host: z.string(),
    delivered_at: moment.nullable(),
    failure: z.object({ at: moment, sentence: z.string() }).nullable(),
    waiting: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'PropertyCrm' })
export type PropertyCrm = z.input<typeof PropertyCrm>

export const PropertyFeedSettings = z
  .object({
    feed: PropertyFeed.nullable(),
    crm: PropertyCrm.nullable(),
    /** Whether the module is switched on and in the plan. */
    has_properties: z.boolean(),
    may: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'PropertyFeedSettings' })
export type PropertyFeedSettings = z.input<typeof PropertyFeedSettings>

const params = z.object({ id: z.uuid() })
const BASE = '/api/v1/my/establishments/:id/property-feed'
const own = { tag: 'Meu negócio', params, response: PropertyFeedSettings, status: 200 } as const
const address = z.url('Escreva o endereço inteiro, com https://.').max(FEED_URL_MAX)

export const readPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: BASE,
  summary: 'O feed de imóveis da imobiliária e o CRM dela',
})

/** Another address of the same agency keeps its properties: they are known by their codes. */
export const connectPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: BASE,
  summary: 'Conecta o feed de imóveis; nada entra antes de conferir',
  body: z.object({ url: address }).strict(),
})

/** Writes nothing but what was found. */
export const tryPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/trial`,
  summary: 'Lê o feed e mostra o que viria, sem gravar nada',
})

export const confirmPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/confirmation`,
  summary: 'Traz o que foi conferido e passa a ler o feed todo dia',
  body: z.object({ hash }).strict(),
})

export const importPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/reading`,
  summary: 'Lê agora o feed confirmado',
})

/** What it brought stays, and is edited by hand from then on. */
export const disconnectPropertyFeed = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: BASE,
  summary: 'Desconecta o feed; os imóveis ficam e passam a ser editados à mão',
})

const CRM = '/api/v1/my/establishments/:id/property-crm'

export const connectPropertyCrm = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: CRM,
  summary: 'Liga o CRM que recebe os contatos sobre imóveis',
  body: z
    .object({
      url: address,
      user: z.string().trim().min(1, 'Escreva o usuário.').max(200),
      password: z.string().min(1, 'Escreva a senha.').max(200),
    })
    .strict(),
})

export const disconnectPropertyCrm = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: CRM,
  summary: 'Desliga o CRM; os contatos seguem chegando no painel',
})

export const repeatPropertyLeads = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${CRM}/pushes`,
  summary: 'Manda de novo ao CRM os contatos que não chegaram',
})

export const listPropertyFeeds = endpoint({
  method: 'GET',
  path: '/api/v1/admin/property-feeds',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Feeds de imóveis e a situação de cada um; primeiro os que falham',
  response: z.object({
    feeds: z.array(
      z.object({
        establishment: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }),
        host: z.string(),
        format: format.nullable(),
        state: z.enum(['trial', 'active']),
        kept: z.int(),
        good_at: moment.nullable(),
        failure: z.object({ since: moment, sentence: z.string() }).nullable(),
        crm: z.object({ host: z.string(), waiting: z.int(), failed: z.int() }).nullable(),
      }),
    ),
  }),
  status: 200,
})
