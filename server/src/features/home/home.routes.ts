import { readHome } from '@portal/contract/home/home'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { publicRead } from '../../platform/http/route.ts'

/** What is on moves on with the clock. */
const TTL_SECONDS = 60
/** What each of its features announces when it changes. */
const TAGS = ['sights']

export function homeRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  publicRead(app, reads, readHome, { tags: TAGS, ttlSeconds: TTL_SECONDS }, async () => ({
    ...(await stores.home.read(clock.now())),
    events: [],
    articles: [],
    episode: null,
    contributions: [],
  }))
}
