import { CONNECTION_KINDS } from '@portal/contract/guide/team/connections'
import { z } from 'zod'
import { defineJob } from './job.ts'

/** Jobs that other features ask for besides the one that does them; features never import each other. */

export const REMOVE_FILES_JOB = defineJob(
  'media.remove-files',
  z.object({ ids: z.array(z.uuid()) }),
)
export const HIDE_FILES_JOB = defineJob('media.hide-files', z.object({ id: z.uuid() }), {
  key: ({ id }) => id,
})
export const TELL_DECISION_JOB = defineJob('claims.tell-decision', z.object({ claimId: z.uuid() }))
export const SEND_EMAIL_CONFIRMATION_JOB = defineJob(
  'accounts.send-email-confirmation',
  z.object({ email: z.string() }),
  { namesPeople: true },
)
export const SEND_PASSWORD_RECOVERY_JOB = defineJob(
  'accounts.send-password-recovery',
  z.object({ email: z.string() }),
  { namesPeople: true },
)
/** What was connected to a business and ended with somebody's rights there, to who owns it. */
export const TELL_OF_CONNECTIONS_JOB = defineJob(
  'team.tell-of-connections',
  z.object({
    establishmentId: z.uuid(),
    why: z.enum(['handed-over', 'claimed', 'manager-left']),
    counts: z.partialRecord(z.enum(CONNECTION_KINDS), z.int()),
  }),
)
/** One event of an order, to the system at the counter of the business. */
export const TELL_POS_JOB = defineJob('open-delivery.tell-pos', z.object({ eventId: z.uuid() }), {
  key: ({ eventId }) => eventId,
})
/** The deposit of a stay is in the account of the house, which lets that be the guest's yes. */
export const CONFIRM_PAID_STAY_JOB = defineJob(
  'stays.confirm-paid',
  z.object({ stayId: z.uuid(), userId: z.uuid() }),
  { key: ({ stayId }) => stayId },
)
/** Photos of a property were added: whether somebody else shows the same. */
export const LOOK_AT_PHOTOS_JOB = defineJob(
  'properties.look-at-photos',
  z.object({ propertyId: z.uuid() }),
  { key: ({ propertyId }) => propertyId },
)
/** A contact about a property, to the system its agency works with. */
export const PUSH_LEAD_JOB = defineJob('property-lead.push', z.object({ leadId: z.uuid() }), {
  key: ({ leadId }) => leadId,
})
