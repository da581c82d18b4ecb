import { systemActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { TELL_WINNERS_JOB } from './confirm-extraction.ts'
import type { Deps } from './draws.feature.ts'
import { DRAWS_TAG } from './draws.rules.ts'
import { freezeDraw, TELL_LIST_JOB } from './freeze-draw.ts'
import { tellList, tellWinners } from './tell-of-draw.ts'

const DAY_MS = 24 * 60 * 60_000
/** A month after the last prize can be asked for; winners as long as accounts of a promotion are kept. */
const OTHERS_KEPT_MS = 210 * DAY_MS
const WINNERS_KEPT_MS = 5 * 366 * DAY_MS

const list: Job<Deps, { drawId: string }> = {
  ...TELL_LIST_JOB,
  ...EMAIL_JOB,
  expireInSeconds: 1800,
  handle: tellList,
}

const winners: Job<Deps, { drawId: string }> = {
  ...TELL_WINNERS_JOB,
  ...EMAIL_JOB,
  expireInSeconds: 120,
  handle: tellWinners,
}

/** The list closes by the clock: nobody has to be awake for it. */
export const closeLists: Job<Deps> = {
  ...defineJob('draws.close-lists'),
  retryLimit: 0,
  expireInSeconds: 120,
  schedule: '* * * * *',
  async handle(_data, deps) {
    const due = await deps.stores.draws.listDue(deps.clock.now())
    await deps.eachItem({ job: 'draws.close-lists', idOf: String }, due, (id) =>
      freezeDraw(systemActor, { id }, deps),
    )
  },
}

/** What nobody asked for in 180 days goes to the treasury. */
export const lapsePrizes: Job<Deps> = {
  ...defineJob('draws.lapse-prizes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '10 4 * * *',
  handle: (_data, { work, clock }) =>
    work.transaction(async ({ drawOutcomes, audit, changes }) => {
      const now = clock.now()
      for (const { drawId, prize } of await drawOutcomes.lapse(cityDay(now), now)) {
        await audit.record(systemActor, now, {
          action: 'draw.prize-lapsed',
          subjectId: drawId,
          details: { prize },
        })
        changes.announce(DRAWS_TAG)
      }
    }),
}

export const forget: Job<Deps> = {
  ...defineJob('draws.forget'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '20 4 * * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const forgotten = await work.transaction(({ drawEntries }) =>
      drawEntries.forget(before(OTHERS_KEPT_MS), before(WINNERS_KEPT_MS), now),
    )
    log.info({ forgotten }, 'people of old draws forgotten')
  },
}

export const drawsJobs = [list, winners, closeLists, lapsePrizes, forget]
