import type { NewStay } from '@portal/contract/lodging/stays/stay'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { originMark } from '../../../platform/limits/origin-mark.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { mayResendAt } from '../../../platform/whatsapp/one-time-codes.ts'
import {
  codeTooSoon,
  digitsOf,
  judgeTry,
  newStayCode,
  refusalOf,
  requireMayResend,
} from './stay-codes.rules.ts'
import type { Deps } from './stays.feature.ts'
import { codeWords } from './stays.texts.ts'

export const SEND_CODE_JOB = defineJob(
  'stays.send-code',
  z.object({ key: z.uuid(), sentAt: z.iso.datetime() }),
)

type Asked = { slug: string; key: string; email: string; address: string }

/** The same work and the same answer for every mailbox: only it tells whether it is known here. */
export async function requestStayCode(
  { slug, key, email, address }: Asked,
  {
    work,
    stores,
    clock,
    config,
    sensitiveCalls,
  }: Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>,
) {
  const now = clock.now()
  const place = await stores.houses.findPlaceAt(slug, now)
  if (!place?.isPublished) throw new NotFound('establishment', slug)
  if (!place.takesStays) throw new Conflict('stays.closed', 'takes no stays', texts.closed)
  // Before the limits: a tap too many costs nobody anything.
  requireMayResend(await stores.stayCodes.read(key), now)
  await sensitiveCalls.spend('stay-code-address', clientKey(address))
  // Of one address fewer than of the mailbox: a stranger does not use up what its owner needs.
  const mailbox = mailboxKey(email, config)
  await sensitiveCalls.spend('stay-code-mailbox-address', `${mailbox} ${clientKey(address)}`)
  await sensitiveCalls.spend('stay-code', mailbox)
  const code = newStayCode(key, email, now)
  await work.transaction(async ({ stayCodes, jobs }) => {
    if (!(await stayCodes.issue(code))) throw codeTooSoon()
    await jobs.add(SEND_CODE_JOB, { key, sentAt: now.toISOString() })
  })
  return {
    expires_at: code.expiresAt.toISOString(),
    resend_at: mayResendAt(code).toISOString(),
  }
}

/** Counts a mailbox without keeping it. */
export const mailboxKey = (email: string, { auth }: Pick<Deps['config'], 'auth'>) =>
  originMark('mailbox', email, auth.secret).toString('base64url')

/** May run twice: the code is the same, and one that was used, replaced or outlived is not sent. */
export async function deliverStayCode(
  { key, sentAt }: z.infer<typeof SEND_CODE_JOB.data>,
  { stores, clock, config, mail }: Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>,
) {
  const code = await stores.stayCodes.read(key)
  if (!code || code.sentAt.toISOString() !== sentAt || code.expiresAt <= clock.now()) return
  if (code.provedAt) return
  const { subject, lines, footer } = codeWords
  const digits = digitsOf(code, config.auth.secret)
  await mail.send({
    to: code.email,
    number: `stay-code-${key}-${code.sentAt.getTime()}`,
    subject: subject(digits),
    ...composeEmail({ title: subject(digits), paragraphs: lines, highlight: digits, footer }),
  })
}

/** Who asks: an account, or a mailbox that answered a code and may be of an account that is not signed in. */
export type Guest = {
  userId: string | null
  email: string
  isProved: boolean
  /** Asks without being signed in, and is answered by a private link. */
  isByCode: boolean
}

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config'>

/** Before the stay is written: a wrong try counts whatever becomes of it. */
export async function guestOf(
  person: Person | null,
  { mailbox }: Pick<NewStay, 'mailbox'>,
  deps: Needs,
): Promise<Guest> {
  if (person) {
    const { userId, email, isProved } = person
    return { userId, email, isProved, isByCode: false }
  }
  if (!mailbox) throw new Conflict('stays.code', 'nobody is signed in', texts.codeFirst)
  await requireCode(mailbox, deps)
  // What they ask for is theirs, as if they had signed in; nobody is told whether there is an account.
  const userId = await deps.stores.stays.findAccountOf(mailbox.email)
  return { userId, email: mailbox.email, isProved: true, isByCode: true }
}

async function requireCode(
  { email, key, code: typed }: NonNullable<NewStay['mailbox']>,
  { work, stores, clock, config }: Needs,
) {
  const now = clock.now()
  const known = await stores.stayCodes.read(key)
  const own = known?.email === email ? known : null
  // Right before: the key is a secret of the browser that typed it.
  if (own?.provedAt && own.expiresAt > now) return
  const verdict = await work.transaction(async ({ stayCodes }) => {
    const tried = await stayCodes.takeTry({ key, email }, now)
    const judged = judgeTry(tried, own, { code: typed, secret: config.auth.secret, now })
    if (judged.kind === 'right') await stayCodes.prove({ key, email }, now)
    return judged
  })
  if (verdict.kind !== 'right') throw refusalOf(verdict, now)
}
