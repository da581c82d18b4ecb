import { Conflict } from '../../../platform/errors/domain-errors.ts'
import type { Deps, Within } from './media.feature.ts'
import { type Holder, type PhotoSource, quotaPassed } from './photo-quota.rules.ts'

type Needs = Pick<Within, 'accounts' | 'media' | 'subscriptions'>

/** In the transaction that adds a photo: with it the account holds no more than it may. */
export async function requirePhotoRoom(
  within: Needs,
  userId: string,
  source: PhotoSource,
  now: Date,
) {
  const holder = await holderOf(within, userId, now)
  const sentence = quotaPassed(await within.media.usage(userId), holder, source)
  if (sentence) throw new Conflict('media.quota', 'the account keeps as much as it may', sentence)
}

/** For other features, before they fetch a photo: why there is no room for it, in words for the owner. */
export async function whyNoPhotoRoom(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  userId: string,
): Promise<string | null> {
  const used = await stores.media.usage(userId)
  const holder = await holderOf(stores, userId, clock.now())
  return quotaPassed({ ...used, photos: used.photos + 1 }, holder, 'import')
}

async function holderOf(
  { accounts, subscriptions }: Omit<Needs, 'media'>,
  userId: string,
  now: Date,
): Promise<Holder> {
  const plan = await accounts.planType(userId, now)
  const held = await subscriptions.inForce(userId, now)
  if (!held?.isTrial) return { plan, isTrying: false }
  const next = held.endsAt && (await subscriptions.inForce(userId, held.endsAt))
  return { plan, isTrying: !next }
}
