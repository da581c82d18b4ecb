import { readClubNumbers } from '@portal/contract/club/club/club-numbers'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../../platform/http/route.ts'
import type { Deps } from './club.feature.ts'

/** Nobody misses a member who joined in the last quarter of an hour. */
const TTL_SECONDS = 900

export function clubRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  publicRead(app, reads, readClubNumbers, { tags: [], ttlSeconds: TTL_SECONDS }, async () =>
    stores.club.count(clock.now()),
  )
}
