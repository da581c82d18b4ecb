import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { defineJob, type Job } from '../queue/job.ts'
import type { refusedAddressesStore } from './refused-addresses.store.ts'

type Needs = {
  stores: { refusedAddresses: ReturnType<typeof refusedAddressesStore> }
  clock: Clock
  log: Log
}

export const sweepRefusedAddresses: Job<Needs> = {
  ...defineJob('mail.sweep-refused'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '15 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const removed = await stores.refusedAddresses.removeOld(clock.now())
    log.info({ removed }, 'mailboxes that refused long ago forgotten')
  },
}
