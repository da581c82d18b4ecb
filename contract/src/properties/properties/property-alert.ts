import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email } from '../../shared/person-fields.ts'
import { CITY_MATTERS, MOST_ALERTS, PROPERTY_PRICE_MAX_CENTS } from './properties.texts.ts'
import { PropertyKind, PropertyType } from './property-fields.ts'

const reais = z
  .int()
  .min(1)
  .max(PROPERTY_PRICE_MAX_CENTS / 100)
const MOST_CHOSEN = 12
/** Each once and in one order, so that the same search is the same row. */
const setOf = <Value extends string>(values: z.ZodType<Value, Value>) =>
  z
    .array(values)
    .max(MOST_CHOSEN)
    .transform((all) => [...new Set(all)].sort())

/** What somebody waits for; the names are those of the list's address. */
export const AlertCriteria = z
  .object({
    negocio: PropertyKind,
    de: reais.nullable(),
    ate: reais.nullable(),
    quartos: z.int().min(1).max(9).nullable(),
    bairro: setOf(z.string().trim().min(1).max(80)),
    tipo: setOf(PropertyType),
    importa: setOf(z.enum(CITY_MATTERS)),
  })
  .strict()
  .meta({ id: 'PropertyAlertCriteria' })
export type AlertCriteria = z.infer<typeof AlertCriteria>

const PropertyAlert = z
  .object({ id: z.uuid(), criteria: AlertCriteria, created_at: moment })
  .meta({ id: 'PropertyAlert' })
export type PropertyAlert = z.input<typeof PropertyAlert>

export const listOwnAlerts = endpoint({
  method: 'GET',
  path: '/api/v1/my/property-alerts',
  access: 'person',
  tag: 'Imóveis',
  summary: 'As buscas de imóveis de que a pessoa quer ser avisada',
  response: z.object({ alerts: z.array(PropertyAlert).max(MOST_ALERTS) }),
  status: 200,
})

/** The same search again is the same alert. */
export const saveOwnAlert = endpoint({
  method: 'POST',
  path: '/api/v1/my/property-alerts',
  access: 'person',
  tag: 'Imóveis',
  summary: 'Guarda uma busca de imóveis e avisa quando aparecer',
  body: z.object({ criteria: AlertCriteria }).strict(),
  response: PropertyAlert,
  status: 201,
})

export const removeOwnAlert = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/property-alerts/:id',
  access: 'person',
  tag: 'Imóveis',
  summary: 'Para um aviso de imóveis',
  params: z.object({ id: z.uuid() }),
  response: z.null(),
  status: 204,
})

/** Answers the same whoever it is: only who reads the mailbox learns whether the address is known. */
export const askForAlert = endpoint({
  method: 'POST',
  path: '/api/v1/property-alerts',
  access: 'anyone',
  tag: 'Imóveis',
  summary: 'Pede o aviso por e-mail, sem conta; um link de confirmação vai por e-mail',
  body: z.object({ email: Email, criteria: AlertCriteria }).strict(),
  response: z.object({ sent: z.literal(true) }),
  status: 202,
})

/** Confirming twice is confirming once. */
export const confirmAlert = endpoint({
  method: 'POST',
  path: '/api/v1/property-alerts/confirmation',
  access: 'link',
  tag: 'Imóveis',
  summary: 'Confirma o e-mail de um aviso de imóveis',
  body: z
    .object({
      token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'Este link não vale mais. Peça outro.'),
    })
    .strict(),
  response: z.object({ criteria: AlertCriteria }),
  status: 200,
})
