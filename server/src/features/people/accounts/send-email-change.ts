import { hashToken } from '../../../platform/auth/token-hash.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { type LinkPurpose, linkAddress, linkEnd, newToken } from './account-links.rules.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'mail' | 'config'>

/**
 * To the new address. Runs in the worker, so that the request costs the same whether the address has an
 * account or not; that it has one, only its own mailbox is told.
 */
export async function sendEmailChange(
  { userId, email }: { userId: string; email: string },
  deps: Needs,
) {
  const person = await deps.stores.accounts.find(userId)
  if (!person || person.email === email) return
  if (await deps.stores.accounts.emailExists(email)) {
    const { lines, ...words } = accountsTexts.emailInUse
    const url = `${deps.config.publicOrigin}/auth`
    return send(email, { ...words, paragraphs: lines, url }, deps)
  }
  const { lines, ...words } = accountsTexts.emailChange
  const url = await newLink('change-email', { userId, email }, deps)
  await send(email, { ...words, paragraphs: lines(person.name), url }, deps)
}

/**
 * To the address the account had when it was asked. Only a proved one is handed a link that keeps it: a mailbox that
 * is the account's by a slip of the keyboard must not be able to hold on to it.
 */
export async function tellEmailChange({ userId, email, isProved }: Told, deps: Needs) {
  const person = await deps.stores.accounts.find(userId)
  if (!person) return
  const { emailChangeAsked, emailChangeAskedUnproved } = accountsTexts
  const { lines, ...words } = isProved ? emailChangeAsked : emailChangeAskedUnproved
  const url = isProved
    ? await newLink('keep-email', { userId, email }, deps)
    : `${deps.config.publicOrigin}/recuperar-senha`
  await send(email, { ...words, paragraphs: lines(person.name), url }, deps)
}

type Told = { userId: string; email: string; isProved: boolean }

async function newLink(
  purpose: LinkPurpose,
  to: { userId: string; email: string },
  { work, clock, config }: Needs,
) {
  const token = newToken()
  const expiresAt = linkEnd(purpose, clock.now())
  await work.transaction(({ accountLinks }) =>
    accountLinks.add({ ...to, purpose, tokenHash: hashToken(token), expiresAt }),
  )
  return linkAddress(config.publicOrigin, purpose, token)
}

type Email = { subject: string; paragraphs: readonly string[]; action: string; url: string }

async function send(to: string, { subject, paragraphs, action, url }: Email, { mail }: Needs) {
  const content = { title: subject, paragraphs, action: { label: action, url } }
  await mail.send({ to, subject, isEssential: true, ...composeEmail(content) })
}
