import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import {
  SEND_EMAIL_CONFIRMATION_JOB,
  SEND_PASSWORD_RECOVERY_JOB,
} from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './accounts.feature.ts'
import {
  SEND_EMAIL_CHANGE_JOB,
  TELL_EMAIL_CHANGE_JOB,
  TELL_PASSWORD_CHANGED_JOB,
  TELL_SECOND_FACTOR_CHANGED_JOB,
} from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'
import { COPY_AVATAR_JOB } from './avatars.rules.ts'
import { copyAvatar } from './copy-avatar.ts'
import { sendAccountLink } from './send-account-link.ts'
import { sendEmailChange, tellEmailChange } from './send-email-change.ts'

/** A link is made when its e-mail is sent: it is fresh, however long that took. */
const MAIL = { ...EMAIL_JOB, urgent: true } as const

export const sendEmailConfirmation: Job<Deps, { email: string }> = {
  ...SEND_EMAIL_CONFIRMATION_JOB,
  ...MAIL,
  handle: ({ email }, deps) => sendAccountLink('confirm-email', email, deps),
}

export const sendPasswordRecovery: Job<Deps, { email: string }> = {
  ...SEND_PASSWORD_RECOVERY_JOB,
  ...MAIL,
  handle: ({ email }, deps) => sendAccountLink('recover-password', email, deps),
}

const sendEmailChangeJob: Job<Deps, Parameters<typeof sendEmailChange>[0]> = {
  ...SEND_EMAIL_CHANGE_JOB,
  ...MAIL,
  handle: sendEmailChange,
}

const tellEmailChangeJob: Job<Deps, Parameters<typeof tellEmailChange>[0]> = {
  ...TELL_EMAIL_CHANGE_JOB,
  ...MAIL,
  handle: tellEmailChange,
}

export const tellPasswordChanged: Job<Deps, { email: string; name: string }> = {
  ...TELL_PASSWORD_CHANGED_JOB,
  ...MAIL,
  handle: (person, deps) => warn(person, accountsTexts.passwordChanged, deps),
}

export const tellSecondFactorChanged: Job<Deps, { email: string; name: string; isOn: boolean }> = {
  ...TELL_SECOND_FACTOR_CHANGED_JOB,
  ...MAIL,
  handle: (person, deps) =>
    warn(
      person,
      person.isOn ? accountsTexts.secondFactorEnabled : accountsTexts.secondFactorRemoved,
      deps,
    ),
}

type Warning = { subject: string; lines(name: string): string[]; action: string }

/** Whoever changed how one signs in, the owner of the mailbox learns of it and can undo it. */
async function warn(
  { email, name }: { email: string; name: string },
  { subject, lines, action }: Warning,
  { mail, config }: Deps,
) {
  const url = `${config.publicOrigin}/recuperar-senha`
  await mail.send({
    isEssential: true,
    to: email,
    subject,
    ...composeEmail({ title: subject, paragraphs: lines(name), action: { label: action, url } }),
  })
}

export const sweepSessions: Job<Deps> = {
  ...defineJob('accounts.sweep'),
  retryLimit: 1,
  expireInSeconds: 300,
  schedule: '17 * * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const removed =
      (await stores.sessions.removeExpired(now)) + (await stores.accountLinks.removeExpired(now))
    log.info({ removed }, 'ended sessions and links removed')
  },
}

const copyAvatarJob: Job<Deps, { userId: string }> = {
  ...COPY_AVATAR_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  heavy: true,
  handle: ({ userId }, deps) => copyAvatar(userId, deps),
}

export const accountsJobs: Job<Deps>[] = [
  sendEmailConfirmation,
  sendPasswordRecovery,
  sendEmailChangeJob,
  tellEmailChangeJob,
  tellPasswordChanged,
  tellSecondFactorChanged,
  sweepSessions,
  copyAvatarJob,
]
