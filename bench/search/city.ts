import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CURATOR_EMAIL } from '../../server/seed/businesses/demo-crowd.ts'
import { allPictures } from '../../server/seed/businesses/pictures.ts'
import { seedBusinesses } from '../../server/seed/seed-businesses.ts'
import { seedCategories } from '../../server/seed/seed-categories.ts'
import { contributionPictures, seedContributions } from '../../server/seed/seed-contributions.ts'
import { seedCrowd } from '../../server/seed/seed-crowd.ts'
import { eventPictures, seedEvents } from '../../server/seed/seed-events.ts'
import { newsPictures, seedNews } from '../../server/seed/seed-news.ts'
import { seedPeople } from '../../server/seed/seed-people.ts'
import { podcastPictures, seedPodcast } from '../../server/seed/seed-podcast.ts'
import { seedSearch } from '../../server/seed/seed-search.ts'
import { seedSettings } from '../../server/seed/seed-settings.ts'
import { seedSights, sightPictures } from '../../server/seed/seed-sights.ts'
import { seedUtilities } from '../../server/seed/seed-utilities.ts'
import { createDeps, type Deps } from '../../server/src/deps.ts'
import { keepOpenStates } from '../../server/src/features/guide/establishments/establishments.jobs.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import type { Defer } from '../cleanup.ts'
import { startDatabase } from '../database.ts'

/** A Saturday noon in July: the beach is full and nearly everything is open. */
const NOON = '2026-07-18T15:00:00Z'
const PRETENDED_BYTES = 1

/** The demonstration's city on a database of its own, at a moment that never passes. */
export async function startCity(defer: Defer): Promise<Deps> {
  const database = await startDatabase('search-city', true)
  defer(() => database.remove())
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-city-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://portal.test',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PASSWORD_HASH_KIB: '64',
    MEDIA_FOLDER: join(folder, 'files'),
    MEDIA_SCRATCH_FOLDER: join(folder, 'scratch'),
  })
  const clock = { now: () => new Date(NOON) }
  const deps = await createDeps(config, createLog('error', 'command'), { clock })
  defer(() => deps.close())
  await seedSettings(deps)
  await seedCategories(deps)
  await seedPeople(deps)
  await seedCrowd(deps)
  await pretendPictures(deps)
  await seedBusinesses(deps)
  await seedSights(deps)
  await seedNews(deps)
  await seedEvents(deps)
  await seedContributions(deps)
  await seedUtilities(deps)
  await seedPodcast(deps)
  await seedSearch(deps)
  await keepOpenStates.handle({}, deps)
  await refuseDrawnPictures(deps)
  return deps
}

/** A name that changes in a seed would have its picture drawn again in every run. */
export async function refuseDrawnPictures({ connection }: Deps) {
  const drawn = await connection
    .selectFrom('media')
    .select('alt')
    .where('original_bytes', '<>', PRETENDED_BYTES)
    .execute()
  if (drawn.length === 0) return
  throw new Error(`drawn, not pretended: ${drawn.map(({ alt }) => alt).join(', ')}`)
}

/** Drawing them takes longer than everything else, and nobody looks for a picture. */
export async function pretendPictures({ connection, stores, clock }: Deps) {
  const curator = await stores.accounts.findByEmail(CURATOR_EMAIL)
  const all = [
    ...allPictures(),
    ...sightPictures(),
    ...newsPictures(),
    ...eventPictures(clock.now()),
    ...contributionPictures(),
    ...podcastPictures(),
  ]
  const alts = new Set(all.map(({ alt }) => alt))
  await connection
    .insertInto('media')
    .values(
      [...alts].map((alt) => ({
        user_id: curator?.id ?? null,
        status: 'ready' as const,
        original_type: 'image/jpeg',
        original_bytes: PRETENDED_BYTES,
        width: 960,
        height: 720,
        thumbhash: 'AAAA',
        alt,
        created_at: clock.now(),
        processed_at: clock.now(),
      })),
    )
    .execute()
}
