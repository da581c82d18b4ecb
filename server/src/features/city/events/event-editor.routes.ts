import * as contract from '@portal/contract/city/events/event-editor'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { createEvent } from './create-event.ts'
import type { Deps } from './events.feature.ts'
import type { CityEvent } from './events.rules.ts'
import { presentEditedEvent, presentRow } from './present-event.ts'
import { setEventSituation } from './set-event-situation.ts'
import { setEventStatus } from './set-event-status.ts'
import { updateEvent } from './update-event.ts'

export function eventEditorRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function present(event: CityEvent) {
    return presentEditedEvent(event, await stores.eventSubmissions.findOf(event.id))
  }

  route(app, contract.listAllEvents, async ({ query }) => {
    const { sort = contract.defaultEventSort(query), cursor, limit, ...which } = query
    const now = clock.now()
    const page = { sort, cursor, limit, now }
    const { rows, nextCursor } = await stores.eventLists.list(which, page)
    return { events: rows.map((row) => presentRow(row, now)), next_cursor: nextCursor }
  })
  route(app, contract.readEditedEvent, async ({ params }) => {
    const event = await stores.editedEvents.find(params.id)
    if (!event) throw new NotFound('event', params.id)
    return present(event)
  })
  route(app, contract.createEvent, async ({ body, actor }) =>
    present(await createEvent(actor, body.content, deps)),
  )
  route(app, contract.updateEvent, async ({ params, body, actor }) =>
    present(await updateEvent(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setEventStatus, async ({ params, body, actor }) =>
    present(await setEventStatus(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setEventSituation, async ({ params, body, actor }) =>
    present(await setEventSituation(actor, { ...params, ...body }, deps)),
  )
}
