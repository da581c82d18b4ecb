import { Tag } from '../../../platform/live/tags.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import {
  ENDED_PLANS_WINDOW_MS,
  OPEN_STATE_BATCH,
  RERANK_BATCH,
} from './establishments.constants.ts'
import type { Deps } from './establishments.feature.ts'
import { keptOpenState } from './open-state.rules.ts'
import { TELL_OWNER_JOB, type TellOwnerData, tellOwner } from './tell-owner.ts'

/** Every minute: who opened and who closed, for the filter "aberto agora". */
export const keepOpenStates: Job<Deps> = {
  ...defineJob('establishments.open-states'),
  retryLimit: 0,
  expireInSeconds: 55,
  schedule: '* * * * *',
  async handle(_data, deps) {
    while ((await keepOpenStateBatch(deps)) === OPEN_STATE_BATCH);
  },
}

/** In short transactions: an owner who saves meanwhile waits for one of them at most. */
async function keepOpenStateBatch({ work, clock }: Deps): Promise<number> {
  return work.transaction(async ({ listingUpkeep, changes }) => {
    const now = clock.now()
    const due = await listingUpkeep.lockDue(now, OPEN_STATE_BATCH)
    if (due.length === 0) return 0
    const states = due.map(({ id, hours }) => ({ id, ...keptOpenState(hours, now) }))
    await listingUpkeep.saveOpenStates(states)
    if (states.some(({ isOpen }, index) => isOpen !== due[index]?.isOpen))
      changes.announce(Tag.openEstablishments)
    return due.length
  })
}

export const tell: Job<Deps, TellOwnerData> = {
  ...TELL_OWNER_JOB,
  ...EMAIL_JOB,
  handle: tellOwner,
}

/** What ends by itself. */
export const upkeep: Job<Deps> = {
  ...defineJob('establishments.upkeep'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '*/5 * * * *',
  async handle(_data, { work, clock }) {
    await work.transaction(async ({ listingUpkeep, changes }) => {
      const now = clock.now()
      const since = new Date(now.getTime() - ENDED_PLANS_WINDOW_MS)
      const owners = await listingUpkeep.ownersWhosePlanChanged(since, now)
      changes.announce(...(await listingUpkeep.settlePlans(owners, now)))
    })
  },
}

/** Every night, over all: freshness goes by, and whatever was missed is put right. */
export const rerank: Job<Deps> = {
  ...defineJob('establishments.rerank'),
  retryLimit: 2,
  expireInSeconds: 3600,
  schedule: '10 4 * * *',
  async handle(_data, deps) {
    await settleAllPlans(deps)
    const ranked = await rerankAll(deps)
    deps.log.info({ ranked }, 'listings ranked anew')
  },
}

export async function settleAllPlans({ work, clock }: Deps) {
  await work.transaction(({ listingUpkeep }) => listingUpkeep.dropPlansOfNobody())
  for (let after: string | null = null; ; ) {
    const owners: string[] = await work.transaction(async ({ listingUpkeep, changes }) => {
      const people = await listingUpkeep.owners(after, RERANK_BATCH)
      changes.announce(...(await listingUpkeep.settlePlans(people, clock.now())))
      return people
    })
    after = owners.at(-1) ?? null
    if (!after) return
  }
}

async function rerankAll({ work, clock }: Deps): Promise<number> {
  let changed = 0
  for (let after: string | null = null; ; ) {
    const stretch: { changed: number; last: string | null } = await work.transaction(
      ({ listingUpkeep }) => listingUpkeep.rerankAfter(after, RERANK_BATCH, clock.now()),
    )
    changed += stretch.changed
    after = stretch.last
    if (!after) break
  }
  if (changed > 0) {
    await work.transaction(async ({ changes }) => changes.announce(Tag.establishments))
  }
  return changed
}

export const establishmentsJobs: Job<Deps>[] = [keepOpenStates, tell, upkeep, rerank]
