import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { PUSH_KEPT_DAYS } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import type { z } from 'zod'
import { guardedRequest, OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { PUSH_LEAD_JOB } from '../../../platform/queue/shared-jobs.ts'
import { feedSeal, openSealed } from './feed-secrets.ts'
import { USER_AGENT } from './fetch-feed.ts'
import type { LeadToPush, PropertyCrm } from './property-crms.store.ts'
import type { Deps } from './property-feeds.feature.ts'
import { feedTexts } from './property-feeds.texts.ts'

const MINUTE = 60_000
const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024
/** Five more times, ten minutes apart. */
export const MOST_RETRIES = 5
const RETRY_MS = 10 * MINUTE
const KEPT_MS = PUSH_KEPT_DAYS * 24 * 60 * MINUTE

/** The contact as the systems of agencies know it from other portals (olxbr/crm-lead-integration). */
export function presentLead(lead: LeadToPush, leadOrigin: string) {
  const { leadId, propertyId, code, name, email, phone, message, createdAt } = lead
  return {
    leadOrigin,
    timestamp: createdAt.toISOString(),
    originLeadId: leadId,
    originListingId: propertyId,
    clientListingId: code ?? '',
    name,
    email: email ?? '',
    ddd: phone?.slice(0, 2) ?? '',
    phone: phone?.slice(2) ?? '',
    message,
  }
}

/**
 * One contact to the system of its agency. It may be told twice where an answer was lost; its number is
 * the same, and the system knows it by that.
 */
export async function pushLead({ leadId }: z.infer<typeof PUSH_LEAD_JOB.data>, deps: Deps) {
  const { stores, work, clock, log } = deps
  const lead = await stores.propertyCrms.findLead(leadId)
  const crm = lead && (await stores.propertyCrms.find(lead.establishmentId))
  if (!lead || !crm) return
  const { establishmentId } = lead
  const begun = await work.transaction(({ propertyCrms }) =>
    propertyCrms.lockPush(lead, clock.now()),
  )
  if (begun?.state !== 'waiting' || clock.now().getTime() - begun.createdAt.getTime() > KEPT_MS)
    return
  const failure = await deliver(lead, crm, deps)
  const now = clock.now()
  await work.transaction(async ({ propertyCrms, jobs }) => {
    const push = await propertyCrms.lockPush(lead, now)
    if (push?.state !== 'waiting') return
    if (failure === null) {
      await propertyCrms.noteDelivered(leadId, now)
      await propertyCrms.noteDelivery(establishmentId, now)
      return
    }
    const nextAt = push.attempts < MOST_RETRIES ? new Date(now.getTime() + RETRY_MS) : null
    await propertyCrms.noteAttempt(leadId, failure, nextAt)
    await propertyCrms.noteFailure(establishmentId, failure, now)
    if (nextAt) await jobs.add(PUSH_LEAD_JOB, { leadId }, { at: nextAt })
  })
  if (failure !== null) log.warn({ establishmentId, failure }, 'a contact did not reach the CRM')
}

/** Null where it was taken; otherwise why not, in words for the owner. */
async function deliver(lead: LeadToPush, crm: PropertyCrm, deps: Deps): Promise<string | null> {
  const { config, stores } = deps
  const seal = feedSeal(config)
  const url = openSealed(seal, crm.urlSealed)
  const login = openSealed(seal, crm.loginSealed)
  if (url === null || login === null) return feedTexts.crm.secretLost
  const { user, password } = JSON.parse(login) as { user: string; password: string }
  const { siteName } = siteIdentity(await stores.settings.read())
  try {
    const { status } = await guardedRequest(
      url,
      {
        method: 'POST',
        body: Buffer.from(JSON.stringify(presentLead(lead, siteName))),
        headers: {
          'user-agent': USER_AGENT,
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      },
      config.outgoing,
    )
    return status >= 200 && status < 300 ? null : feedTexts.crm.status(status)
  } catch (error) {
    if (error instanceof OutgoingRefused) return feedTexts.crm.unreached(error.reason)
    throw error
  }
}
