import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'

/** What acts for a business from outside the portal, or is told about it. */
export const CONNECTION_KINDS = [
  'invitation',
  'calendar-link',
  'calendar-feed',
  'pos',
  'property-feed',
  'property-crm',
] as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[number]

export const BusinessConnection = z
  .object({
    kind: z.enum(CONNECTION_KINDS),
    /** Of the thing itself: what it is ended by. */
    id: z.string(),
    name: z.string(),
    /** Null for what is there with its unit. */
    since: moment.nullable(),
    /** Waits for somebody who runs the business to confirm it. */
    is_paused: z.boolean(),
  })
  .meta({ id: 'BusinessConnection' })
export type BusinessConnection = z.input<typeof BusinessConnection>

/** For who manages the team. */
export const listConnections = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/connections',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'O que está conectado a um estabelecimento: convites, calendários, feeds, caixa',
  params: z.object({ id: z.uuid() }),
  response: z.object({ connections: z.array(BusinessConnection) }),
  status: 200,
})
