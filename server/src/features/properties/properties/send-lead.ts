import { topics } from '@portal/contract/live/topics'
import { LEAD_CONSENT_VERSION } from '@portal/contract/properties/properties/properties.texts'
import type { NewLead } from '@portal/contract/properties/properties/property-lead'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { PUSH_LEAD_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './properties.feature.ts'
import { isOnTheAir } from './properties.rules.ts'
import { propertiesTexts as texts } from './properties.texts.ts'

export const TELL_LEAD_JOB = defineJob('properties.tell-lead', z.object({ leadId: z.uuid() }))
type TellLead = z.infer<typeof TELL_LEAD_JOB.data>

type Sender = { person: Person | null; address: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>

/** By what the notifications of one lead are known. */
export const toldTopic = (leadId: string) => `property-lead:${leadId}`

const leadsPath = (establishmentId: string) =>
  `/dash-espadarte?aba=imoveis&negocio=${establishmentId}&ver=contatos`

/** Kept for the advertiser, told to who sees leads there, and handed on to the system they work with. */
export async function sendLead(
  { person, address }: Sender,
  { propertyId, ...lead }: NewLead & { propertyId: string },
  { work, stores, clock, sensitiveCalls }: Needs,
): Promise<{ id: string }> {
  // A browser that repeats itself after a lost answer is no new lead and costs nothing.
  const known = await stores.propertyLeads.findByKey(propertyId, lead.idempotency_key)
  if (known) return { id: known }
  const now = clock.now()
  const owner = await stores.publicProperties.findOwner(propertyId)
  const advertiser =
    owner && (await stores.publicProperties.findAdvertiser(owner.establishmentId, now))
  if (!advertiser || !isOnTheAir(advertiser)) throw new NotFound('property', propertyId)
  await sensitiveCalls.spend('property-lead-address', clientKey(address), texts.tooManyLeads)
  await sensitiveCalls.spend('property-lead', lead.email ?? lead.phone ?? '', texts.tooManyLeads)

  return work.transaction(async ({ propertyLeads, notifications, jobs, changes }) => {
    const { name, email, phone, message, idempotency_key: idempotencyKey } = lead
    const added = await propertyLeads.addLead(
      {
        ...{ idempotencyKey, propertyId, name, email, phone, message },
        establishmentId: advertiser.id,
        userId: person?.userId ?? null,
        consent: LEAD_CONSENT_VERSION,
      },
      now,
    )
    if (!added.isNew) return { id: added.id }
    await jobs.add(TELL_LEAD_JOB, { leadId: added.id })
    await jobs.add(PUSH_LEAD_JOB, { leadId: added.id })
    await notifications.tell(
      {
        to: { establishmentId: advertiser.id, right: 'properties.see' },
        kind: 'property-lead',
        topic: toldTopic(added.id),
        ...texts.lead.told(advertiser.name),
        path: leadsPath(advertiser.id),
        establishmentId: advertiser.id,
      },
      now,
    )
    changes.announce(Tag.live(topics.inbox(advertiser.id)))
    return { id: added.id }
  })
}

/** Who wrote, about what; contact and words stay in the dashboard, which forgets them in time. */
export async function tellLead(
  { leadId }: TellLead,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const lead = await stores.propertyLeads.findLead(leadId)
  const mailbox = lead && (await stores.propertyLeads.findMailbox(lead.establishment_id))
  // Gone meanwhile, or nowhere to tell: the dashboard has it.
  if (!lead || !mailbox?.email) return
  const subject = texts.lead.subject(lead.property.title)
  await mail.send({
    to: mailbox.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: texts.lead.lines(lead.name, mailbox.name),
      action: {
        label: texts.lead.action,
        url: config.publicOrigin + leadsPath(lead.establishment_id),
      },
      footer: texts.lead.footer,
    }),
  })
}
