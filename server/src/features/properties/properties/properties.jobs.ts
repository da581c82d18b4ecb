import { z } from 'zod'
import { systemActor } from '../../../platform/actor.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { LOOK_AT_PHOTOS_JOB } from '../../../platform/queue/shared-jobs.ts'
import { announceProperties } from './held-advertiser.ts'
import { lookAtPhotos } from './look-at-photos.ts'
import type { Deps } from './properties.feature.ts'
import { propertiesTexts as texts } from './properties.texts.ts'
import { TELL_LEAD_JOB, tellLead } from './send-lead.ts'

const ASK_JOB = defineJob(
  'properties.ask',
  z.object({ establishmentId: z.uuid(), titles: z.array(z.string()) }),
)

/** Once a morning: what nobody has spoken for in 60 days is asked about, in 90 it goes off the air. */
export const askAndHide: Job<Deps> = {
  ...defineJob('properties.ask-and-hide'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '30 8 * * *',
  async handle(_data, { work, clock }) {
    await work.transaction(async (within) => {
      const now = clock.now()
      for (const { id, establishmentId, title } of await within.propertyCare.hideUnanswered(now)) {
        await within.audit.record(systemActor, now, {
          action: 'properties.moved',
          subjectId: establishmentId,
          details: { property: id, name: title, from: 'published', to: 'hidden' },
        })
        announceProperties(within, establishmentId)
      }
      for (const { establishmentId, titles } of await within.propertyCare.askAbout(now)) {
        await within.jobs.add(ASK_JOB, { establishmentId, titles })
      }
    })
  },
}

/** "Ainda disponível?" One letter for all of an advertiser's. */
const ask: Job<Deps, z.infer<typeof ASK_JOB.data>> = {
  ...ASK_JOB,
  ...EMAIL_JOB,
  async handle({ establishmentId, titles }, { stores, config, mail }) {
    const mailbox = await stores.propertyLeads.findMailbox(establishmentId)
    if (!mailbox?.email) return
    const subject = texts.ask.subject(titles.length)
    await mail.send({
      to: mailbox.email,
      subject,
      ...composeEmail({
        title: subject,
        paragraphs: texts.ask.lines(titles),
        action: {
          label: texts.ask.action,
          url: `${config.publicOrigin}/dash-espadarte?aba=imoveis&negocio=${establishmentId}`,
        },
        footer: texts.ask.footer,
      }),
    })
  },
}

const tell: Job<Deps, z.infer<typeof TELL_LEAD_JOB.data>> = {
  ...TELL_LEAD_JOB,
  ...EMAIL_JOB,
  handle: tellLead,
}

export const look: Job<Deps, z.infer<typeof LOOK_AT_PHOTOS_JOB.data>> = {
  ...LOOK_AT_PHOTOS_JOB,
  retryLimit: 3,
  expireInSeconds: 300,
  heavy: true,
  handle: lookAtPhotos,
}

export const forget: Job<Deps> = {
  ...defineJob('properties.forget-leads'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '40 4 * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.propertyLeads.removeOld(clock.now()) }, 'old leads removed')
  },
}

export const propertiesJobs: Job<Deps>[] = [askAndHide, ask, tell, look, forget]
