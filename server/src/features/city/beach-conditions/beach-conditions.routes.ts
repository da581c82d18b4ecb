import * as contract from '@portal/contract/city/beach-conditions/beach-condition'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './beach-conditions.feature.ts'
import { presentBeach } from './beach-conditions.rules.ts'
import { endBeachCondition, setBeachCondition } from './beach-conditions.writes.ts'

const TTL_SECONDS = 3600

export function beachConditionsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, reads, stores } = deps
  publicRead(
    app,
    reads,
    contract.listBeachConditions,
    {
      ttlSeconds: TTL_SECONDS,
      tags: [Tag.beachConditions],
      async until({ conditions }) {
        const ends = conditions.map(({ until }) => until.getTime())
        return ends.length > 0 ? new Date(Math.min(...ends)) : null
      },
    },
    async () => ({ conditions: await stores.beachConditions.listCurrent(clock.now()) }),
  )

  route(app, contract.listEditedBeachConditions, async () =>
    (await stores.beachConditions.listBeaches()).map((one) => presentBeach(one, clock.now())),
  )
  route(app, contract.setBeachCondition, async ({ params, body, actor }) =>
    presentBeach(await setBeachCondition(actor, { ...params, ...body }, deps), clock.now()),
  )
  route(app, contract.endBeachCondition, async ({ params, body, actor }) =>
    presentBeach(await endBeachCondition(actor, { ...params, ...body }, deps), clock.now()),
  )
}
