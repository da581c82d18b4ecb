import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { LinkPurpose } from './account-links.rules.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'

type Brought = { token: string; purpose: LinkPurpose; clientKey: string }

/**
 * Guessing costs: an address that brings five wrong links waits. A right one costs nothing, and works
 * also from an address where others have guessed.
 */
export async function requireLiveLink(
  { token, purpose, clientKey }: Brought,
  { stores, clock, sensitiveCalls }: Pick<Deps, 'stores' | 'clock' | 'sensitiveCalls'>,
): Promise<Buffer> {
  const tokenHash = hashToken(token)
  if (await stores.accountLinks.isLive(tokenHash, purpose, clock.now())) return tokenHash
  await sensitiveCalls.spend('account-link', clientKey)
  throw linkInvalid(purpose)
}

const CODES: Record<LinkPurpose, string> = {
  'confirm-email': 'accounts.confirmation-invalid',
  'recover-password': 'accounts.recovery-invalid',
  'change-email': 'accounts.email-change-invalid',
  'keep-email': 'accounts.email-keep-invalid',
}

export const linkInvalid = (purpose: LinkPurpose) =>
  new Invalid(CODES[purpose], 'the link is unknown, used or too old', [], accountsTexts.linkInvalid)
