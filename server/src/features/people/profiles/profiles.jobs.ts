import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { deliverWhatsAppCode } from './deliver-whatsapp-code.ts'
import type { Deps } from './profiles.feature.ts'
import { SEND_CODE_JOB, type SendCodeData } from './request-whatsapp-code.ts'

/** Tried for about as long as the code lives; afterwards there is nothing left to send. */
export const sendWhatsAppCode: Job<Deps, SendCodeData> = {
  ...SEND_CODE_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  urgent: true,
  handle: deliverWhatsAppCode,
}

export const sweepWhatsAppCodes: Job<Deps> = {
  ...defineJob('profiles.sweep-whatsapp-codes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '25 * * * *',
  async handle(_data, { stores, clock, log }) {
    const removed = await stores.whatsAppCodes.removeExpired(clock.now())
    log.info({ removed }, 'old WhatsApp codes removed')
  },
}

export const profilesJobs: Job<Deps>[] = [sendWhatsAppCode, sweepWhatsAppCodes]
