import { z } from 'zod'
import { INBOX_KINDS, URGENCIES } from '../../guide/inbox/inbox-kinds.ts'
import { InboxMessage } from '../../guide/messages/inbox.ts'
import { ReceivedReview } from '../../guide/reviews/received-review.ts'
import { HouseStay } from '../../lodging/stays/calendar.ts'
import { PropertyLead } from '../../properties/properties/property-lead.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { OwnOrder } from '../../storefront/orders/board.ts'

const waiting = {
  id: z.uuid(),
  urgency: z.enum(URGENCIES),
  /** Since when somebody waits. */
  since: moment,
  /** When silence costs something: at an hour of its own, or because whoever waits goes elsewhere. */
  due_at: moment,
}

/** What waits for an answer, with all that answering it takes. */
export const InboxItem = z
  .discriminatedUnion('kind', [
    z.object({ ...waiting, kind: z.literal('order'), order: OwnOrder }),
    z.object({ ...waiting, kind: z.literal('stay'), stay: HouseStay }),
    z.object({ ...waiting, kind: z.literal('return'), order: OwnOrder }),
    z.object({ ...waiting, kind: z.literal('lead'), lead: PropertyLead }),
    z.object({ ...waiting, kind: z.literal('message'), message: InboxMessage }),
    z.object({ ...waiting, kind: z.literal('review'), review: ReceivedReview }),
  ])
  .meta({ id: 'InboxItem' })
export type InboxItem = z.input<typeof InboxItem>

export const listBusinessInbox = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/inbox',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Tudo o que o negócio tem a responder, o mais urgente primeiro',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    kind: z.enum(INBOX_KINDS).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({ items: z.array(InboxItem), next_cursor: z.string().nullable() }),
  status: 200,
})

/** What rings, whichever of the person's businesses and screens is open. */
export const listCalls = endpoint({
  method: 'GET',
  path: '/api/v1/my/calls',
  access: 'person',
  tag: 'Meu negócio',
  summary:
    'Pedidos e reservas que esperam resposta em todos os negócios da pessoa, o que acaba antes primeiro',
  response: z.object({
    /** The portal's clock: machines at counters are often minutes off. */
    now: moment,
    calls: z.array(z.object({ establishment_id: z.uuid(), item: InboxItem })),
  }),
  status: 200,
})

/** For every badge of the dashboard. What the person may not answer is not counted. */
export const countBusinessInboxes = endpoint({
  method: 'GET',
  path: '/api/v1/my/inbox-counts',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Quanto cada negócio da pessoa tem a responder, por tipo',
  response: z.array(
    z.object({
      establishment_id: z.uuid(),
      counts: z.partialRecord(z.enum(INBOX_KINDS), z.int().positive()),
    }),
  ),
  status: 200,
})
