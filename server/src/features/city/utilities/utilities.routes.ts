import * as contract from '@portal/contract/city/utilities/utility'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { presentNotice, presentShift, presentUtility } from './present-utilities.ts'
import type { Deps } from './utilities.feature.ts'

/** A notice begins and ends by the clock, and nobody announces that. */
const TTL_SECONDS = 30
const DAY_MS = 86_400_000
/** Who is without a connection for a month still knows who is on duty. */
const ROTA_DAYS = 35

export function utilitiesRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  const activeNotices = async () =>
    (await stores.utilities.listActiveNotices(clock.now())).map(presentNotice)

  publicRead(
    app,
    reads,
    contract.readUtilities,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ rota }) => [
        Tag.utilities,
        Tag.notices,
        // A pharmacy that changes its phone in the guide has changed it here.
        ...new Set(rota.flatMap(({ establishment_id: id }) => (id ? [Tag.establishment(id)] : []))),
      ],
    },
    async () => {
      const now = clock.now().getTime()
      const [entries, rota, notices] = await Promise.all([
        stores.utilities.listPublished(),
        stores.duties.between(new Date(now - DAY_MS), new Date(now + ROTA_DAYS * DAY_MS)),
        activeNotices(),
      ])
      return { entries: entries.map(presentUtility), rota: rota.map(presentShift), notices }
    },
  )

  publicRead(
    app,
    reads,
    contract.listNotices,
    { ttlSeconds: TTL_SECONDS, tags: [Tag.notices] },
    activeNotices,
  )
}
