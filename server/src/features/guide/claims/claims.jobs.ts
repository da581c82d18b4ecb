import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { TELL_DECISION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './claims.feature.ts'
import { claimsTexts } from './claims.texts.ts'
import { deliverClaimCode } from './deliver-claim-code.ts'
import { SEND_CLAIM_CODE_JOB, type SendClaimCodeData } from './request-claim-code.ts'

/** Tried for about as long as the code lives; afterwards there is nothing left to send. */
export const sendCode: Job<Deps, SendClaimCodeData> = {
  ...SEND_CLAIM_CODE_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  urgent: true,
  handle: deliverClaimCode,
}

export const tell: Job<Deps, { claimId: string }> = {
  ...TELL_DECISION_JOB,
  ...EMAIL_JOB,
  handle: tellDecision,
}

export const sweepCodes: Job<Deps> = {
  ...defineJob('claims.sweep-codes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '45 * * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.claimCodes.removeExpired(clock.now()) }, 'old codes removed')
  },
}

export const claimsJobs: Job<Deps>[] = [sendCode, tell, sweepCodes]

/** To somebody who has left, or whose claim is gone with the place, there is nothing to tell. */
async function tellDecision(
  { claimId }: { claimId: string },
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const claim = await stores.claims.find(claimId)
  if (!claim || claim.status === 'pending') return
  const { person, establishment } = claim
  const isApproved = claim.status === 'approved'
  const subject = claimsTexts[claim.status].subject(establishment.name)
  const path = isApproved ? '/dash-espadarte' : `/guia/${establishment.slug}`
  await mail.send({
    to: person.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: isApproved
        ? claimsTexts.approved.lines(person.name, establishment.name)
        : claimsTexts.rejected.lines(person.name, establishment.name, claim.status_reason ?? ''),
      action: { label: claimsTexts[claim.status].action, url: `${config.publicOrigin}${path}` },
    }),
  })
}
