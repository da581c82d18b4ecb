import type { PersonActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireProved } from '../../../platform/auth/require-proved.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { PUSH_LEAD_JOB } from '../../../platform/queue/shared-jobs.ts'
import { holdAgency, requireCallable } from './connect-feed.ts'
import { feedSeal } from './feed-secrets.ts'
import type { Deps } from './property-feeds.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config'>
type Login = { establishmentId: string; url: string; user: string; password: string }

/** Contacts that come from then on are handed on; those of before stay where they are. */
export async function connectCrm(
  actor: Person,
  { establishmentId, url, user, password }: Login,
  { work, clock, config }: Needs,
) {
  requireProved(actor)
  requireCallable('url', url, config)
  const { host } = new URL(url)
  const seal = feedSeal(config)
  const sealed = {
    urlSealed: seal.close(url),
    host,
    loginSealed: seal.close(JSON.stringify({ user, password })),
  }
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdAgency(within, actor, establishmentId, now)
    await within.propertyCrms.connect(establishmentId, sealed, now)
    await within.audit.record(actor, now, {
      action: 'property-crm.connected',
      subjectId: establishmentId,
      details: { host },
    })
  })
}

export async function disconnectCrm(
  actor: PersonActor,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdAgency(within, actor, establishmentId, now)
    if (!(await within.propertyCrms.remove(establishmentId))) {
      throw new NotFound('property-crm', establishmentId)
    }
    await within.audit.record(actor, now, {
      action: 'property-crm.disconnected',
      subjectId: establishmentId,
    })
  })
}

/** What did not arrive, once more from the beginning. */
export async function repeatLeads(
  actor: Person,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  requireProved(actor)
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdAgency(within, actor, establishmentId, now)
    for (const leadId of await within.propertyCrms.repeatFailed(establishmentId, now)) {
      await within.jobs.add(PUSH_LEAD_JOB, { leadId })
    }
  })
}
