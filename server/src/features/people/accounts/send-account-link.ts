import { hashToken } from '../../../platform/auth/token-hash.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { linkAddress, linkEnd, newToken } from './account-links.rules.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'

const WORDS = {
  'confirm-email': accountsTexts.confirmation,
  'recover-password': accountsTexts.recovery,
} as const

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'mail' | 'config' | 'log'>

/**
 * Runs in the worker, so that the request costs the same whether the e-mail has an account or not,
 * and so that the token never lies in the queue. A retry sends another link.
 */
export async function sendAccountLink(
  purpose: keyof typeof WORDS,
  email: string,
  { work, stores, clock, mail, config, log }: Needs,
) {
  const person = await stores.accounts.findByEmail(email)
  if (!person) {
    log.info({ purpose }, 'no account behind the e-mail: nothing sent')
    return
  }
  if (purpose === 'confirm-email' && person.emailVerified) return
  const token = newToken()
  await work.transaction(({ accountLinks }) =>
    accountLinks.add({
      tokenHash: hashToken(token),
      purpose,
      userId: person.id,
      email: person.email,
      expiresAt: linkEnd(purpose, clock.now()),
    }),
  )
  const words = WORDS[purpose]
  const waiting = purpose === 'confirm-email' ? await stores.askedTrials.find(person.id) : null
  const url = linkAddress(config.publicOrigin, purpose, token)
  await mail.send({
    isEssential: true,
    to: person.email,
    subject: words.subject,
    ...composeEmail({
      title: words.subject,
      paragraphs: [
        ...words.lines(person.name),
        ...(waiting ? [accountsTexts.trialWaits(waiting)] : []),
      ],
      action: { label: words.action, url },
    }),
  })
}
