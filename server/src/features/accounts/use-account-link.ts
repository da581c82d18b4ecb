import { Invalid } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'

/** Guessing costs: an address that brings five wrong links waits. A right one costs nothing. */
export async function countLinkTries<Result>(
  clientKey: string,
  { sensitiveCalls }: Pick<Deps, 'sensitiveCalls'>,
  use: () => Promise<Result>,
): Promise<Result> {
  await sensitiveCalls.spend('account-link', clientKey)
  const result = await use()
  await sensitiveCalls.giveBack('account-link', clientKey)
  return result
}

export const linkInvalid = (code: string) =>
  new Invalid(code, 'the link is unknown, used or too old', [], accountsTexts.linkInvalid)
