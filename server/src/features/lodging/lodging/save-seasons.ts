import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps, Within } from './lodging.feature.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; version: number; seasons: HouseSeason[] }

/** The whole table of a house. What guests have asked for or booked keeps its price: it was copied. */
export async function saveSeasons(
  actor: Actor,
  { establishmentId, version, seasons }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdLodging(within, { id: establishmentId, actor }, now)
    const seen = { version: await within.houseSeasons.readVersion(establishmentId) }
    requireSameVersion(seen, version, texts.staleSeasons)
    await requireOwnRooms(within, establishmentId, seasons)
    await within.houseSeasons.save(establishmentId, seasons, now)
    await within.houseSeasons.spread(establishmentId, cityDay(now))
    await within.audit.record(actor, now, {
      action: 'lodging.seasons-saved',
      subjectId: establishmentId,
      details: { seasons: seasons.length },
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
  })
}

async function requireOwnRooms(
  { lodging, houseSeasons }: Within,
  establishmentId: string,
  seasons: readonly HouseSeason[],
) {
  const units = new Set((await lodging.listUnits(establishmentId)).map(({ id }) => id))
  const rates = seasons.flatMap(({ rates: all }) => all)
  const strange = rates.find((rate) => !units.has(rate.unit_id))
  if (strange) throw new NotFound('lodging-unit', strange.unit_id)
  const ids = seasons.map(({ id }) => id)
  if (await houseSeasons.areOfOthers(establishmentId, ids)) {
    throw new NotFound('lodging-season', ids.join(', '))
  }
}

/** Years come: what returns every year is written on, long before anybody can ask for it. */
export const renewSeasons: Job<Deps> = {
  ...defineJob('lodging.renew-seasons'),
  retryLimit: 2,
  expireInSeconds: 600,
  schedule: '20 4 2 * *',
  async handle(_data, { work, stores, clock, eachItem }) {
    const houses = await stores.houseSeasons.housesWithSeasons()
    await eachItem({ job: 'lodging.renew-seasons', idOf: String }, houses, (id) =>
      work.transaction(async (within) => {
        if (!(await within.establishments.lock(id, null))) return
        await within.houseSeasons.spread(id, cityDay(clock.now()))
        within.changes.announce(...tagsOfLodging(id))
      }),
    )
  },
}
