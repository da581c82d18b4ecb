import { FIELD_WORDS, type FieldName } from '@portal/contract/guide/establishments/vocabulary'
import { namesOf } from '@portal/contract/shared/names-of'
import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { JobSender } from '../../../platform/queue/job.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './establishments.feature.ts'
import type { Held } from './establishments.store.ts'
import type { Listing } from './listing.rules.ts'
import { DECISIONS_TOLD, type DecisionTold, ownerEmails } from './owner-emails.texts.ts'

export const TELL_OWNER_JOB = defineJob(
  'establishments.tell-owner',
  z.object({
    establishmentId: z.uuid(),
    /** Whoever owns it by the time the e-mail goes out was not decided about. */
    userId: z.uuid(),
    decision: z.enum(DECISIONS_TOLD),
    reason: z.string().nullable(),
    /** What a correction changed. */
    fields: z.array(z.enum(namesOf(FIELD_WORDS))).default([]),
    /** Of the listing after the decision: it tells two decisions apart. */
    version: z.int(),
  }),
  { namesPeople: true },
)

export type TellOwnerData = z.infer<typeof TELL_OWNER_JOB.data>

/** A job of the same transaction. What nobody owns, or who decides owns, needs no e-mail. */
export async function enqueueOwnerEmail(
  jobs: JobSender,
  actor: Actor,
  { id, userId, version }: Pick<Listing, 'id' | 'userId' | 'version'>,
  told: { decision: DecisionTold; reason?: string | null; fields?: readonly FieldName[] },
) {
  if (!userId || (actor.kind === 'person' && actor.userId === userId)) return
  const { decision, reason = null, fields = [] } = told
  await jobs.add(TELL_OWNER_JOB, {
    establishmentId: id,
    userId,
    decision,
    reason,
    fields: [...fields],
    version,
  })
}

/** Who is none of its people changed it: its owner hears of it. */
export async function tellOfCorrection(
  jobs: JobSender,
  actor: Actor,
  { role }: Pick<Held, 'role'>,
  listing: Pick<Listing, 'id' | 'userId' | 'version'>,
  fields: readonly FieldName[],
) {
  if (role === null && fields.length > 0)
    await enqueueOwnerEmail(jobs, actor, listing, { decision: 'correct', fields })
}

/** Sent twice, it has the same number, by which mail programs know it as one e-mail. */
export async function tellOwner(
  { establishmentId, userId, decision, reason, fields, version }: TellOwnerData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const found = await stores.moderation.find(establishmentId)
  if (found?.owner?.id !== userId) return
  const words = ownerEmails[decision]
  const { name } = found.listing.fields
  const subject = words.subject(name)
  await mail.send({
    to: found.owner.email,
    number: `establishment-${establishmentId}-${version}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [
        ownerEmails.greeting(found.owner.name),
        ...words.lines(name),
        ...(reason ? [ownerEmails.reason(reason)] : []),
        ...(fields.length > 0 ? [ownerEmails.corrected(fields)] : []),
        ...words.next,
      ],
      action: {
        label: words.action,
        url: `${config.publicOrigin}/dash-espadarte?negocio=${establishmentId}`,
      },
    }),
  })
}
