import { EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './messages.feature.ts'
import { NOTIFY_JOB, type NotifyData, notifyEstablishment } from './notify-establishment.ts'
import { SEND_REPLY_JOB, type SendReplyData, sendReply as send } from './reply-to-message.ts'
import { TELL_GUEST_JOB, type TellGuestData, tellGuest as tell } from './write-to-guest.ts'

export const notify: Job<Deps, NotifyData> = {
  ...NOTIFY_JOB,
  ...EMAIL_JOB,
  handle: notifyEstablishment,
}

export const sendReply: Job<Deps, SendReplyData> = {
  ...SEND_REPLY_JOB,
  ...EMAIL_JOB,
  handle: send,
}

export const tellGuest: Job<Deps, TellGuestData> = {
  ...TELL_GUEST_JOB,
  ...EMAIL_JOB,
  handle: tell,
}

export const messagesJobs: Job<Deps>[] = [notify, sendReply, tellGuest]
