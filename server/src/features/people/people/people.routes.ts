import type { PersonSummary } from '@portal/contract/people/accounts/people'
import * as endpoints from '@portal/contract/people/accounts/people'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { route } from '../../../platform/http/route.ts'
import { blockPerson, unblockPerson } from './block-person.ts'
import type { Deps } from './people.feature.ts'
import { whatMay } from './people.rules.ts'
import type { FoundPerson } from './people.store.ts'
import {
  changePersonPlan,
  changePersonRole,
  endPersonSessions,
  sendPasswordReset,
} from './people.writes.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, stores } = deps

  route(app, endpoints.listPeople, async ({ query, actor }) => {
    const { sort, cursor, limit, ...filter } = query
    const now = clock.now()
    const [{ people, nextCursor }, total] = await Promise.all([
      stores.people.list(filter, { sort, cursor, limit }, now),
      stores.people.count(filter, now),
    ])
    return {
      people: people.map((person) => presentPerson(person, actor)),
      next_cursor: nextCursor,
      total,
    }
  })

  route(app, endpoints.changePersonPlan, async ({ params, body, actor }) =>
    presentPerson(await changePersonPlan(actor, { ...params, ...body }, deps), actor),
  )
  route(app, endpoints.changePersonRole, async ({ params, body, actor }) =>
    presentPerson(await changePersonRole(actor, { ...params, ...body }, deps), actor),
  )
  route(app, endpoints.endPersonSessions, ({ params, actor }) =>
    endPersonSessions(actor, params.id, deps),
  )
  route(app, endpoints.blockPerson, async ({ params, body, actor }) =>
    presentPerson(await blockPerson(actor, { ...params, ...body }, deps), actor),
  )
  route(app, endpoints.unblockPerson, async ({ params, actor }) =>
    presentPerson(await unblockPerson(actor, params.id, deps), actor),
  )
  route(app, endpoints.sendPasswordReset, ({ params, actor }) =>
    sendPasswordReset(actor, params.id, deps),
  )
}

function presentPerson(person: FoundPerson, actor: Actor): PersonSummary {
  return { ...person, may: whatMay(actor, { ...person, isBlocked: person.blocked !== null }) }
}
