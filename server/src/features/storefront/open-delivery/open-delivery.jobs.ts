import type { z } from 'zod'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { TELL_POS_JOB } from '../../../platform/queue/shared-jobs.ts'
import { READ_POS_MENU_JOB } from './ask-for-menu.ts'
import type { Deps } from './open-delivery.feature.ts'
import { readPosMenu } from './read-pos-menu.ts'
import { TELL_MENU_STOPPED_JOB, tellMenuStopped } from './tell-menu-stopped.ts'
import { tellPos } from './tell-pos.ts'

const DAY_MS = 86_400_000
/** Longer than they can be fetched: an order says what was told last. */
const EVENT_DAYS = 7

const tell: Job<Deps, z.infer<typeof TELL_POS_JOB.data>> = {
  ...TELL_POS_JOB,
  // Another try of a system that does not answer is asked for by the job itself.
  retryLimit: 2,
  expireInSeconds: 60,
  urgent: true,
  handle: tellPos,
}

const readMenu: Job<Deps, z.infer<typeof READ_POS_MENU_JOB.data>> = {
  ...READ_POS_MENU_JOB,
  retryLimit: 2,
  expireInSeconds: 120,
  handle: readPosMenu,
}

/** Menus that follow are read again when their time is over, whether or not a notice came. */
const readMenus: Job<Deps> = {
  ...defineJob('open-delivery.read-menus'),
  retryLimit: 1,
  expireInSeconds: 60,
  schedule: '*/5 * * * *',
  async handle(_data, { stores, work, clock }) {
    const due = await stores.posConnections.menusDue(clock.now())
    await work.transaction(async ({ jobs }) => {
      for (const establishmentId of due) await jobs.add(READ_POS_MENU_JOB, { establishmentId })
    })
  },
}

export const forgetEvents: Job<Deps> = {
  ...defineJob('open-delivery.forget-events'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '40 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const before = new Date(clock.now().getTime() - EVENT_DAYS * DAY_MS)
    log.info({ forgotten: await stores.posEvents.forget(before) }, 'old events of counters removed')
  },
}

const tellStopped: Job<Deps, z.infer<typeof TELL_MENU_STOPPED_JOB.data>> = {
  ...TELL_MENU_STOPPED_JOB,
  ...EMAIL_JOB,
  handle: tellMenuStopped,
}

export const openDeliveryJobs = [tell, tellStopped, readMenu, readMenus, forgetEvents]
