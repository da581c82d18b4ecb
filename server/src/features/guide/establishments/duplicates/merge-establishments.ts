import { topics } from '@portal/contract/live/topics'
import { type Actor, requireNotOwn } from '../../../../platform/actor.ts'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import { TELL_DECISION_JOB } from '../../../../platform/queue/shared-jobs.ts'
import { announceListing } from '../announce.ts'
import { MOST_PHOTOS } from '../establishments.constants.ts'
import type { Deps } from '../establishments.feature.ts'
import { type Listing, requireSameListing } from '../listing.rules.ts'
import { duplicatesTexts } from './duplicates.texts.ts'
import {
  ownerAfter,
  photosAfter,
  requireMergeable,
  requireTwo,
  withBlanksFilled,
} from './merge.rules.ts'

type Stores = Deps['stores']
type Input = {
  id: string
  version: number
  duplicateId: string
  duplicateVersion: number
  owner?: 'kept' | 'duplicate' | undefined
}

/** Everything in one transaction: either all that people left with the duplicate moves, or nothing. */
export async function mergeEstablishments(
  actor: Actor,
  input: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requireTwo(input.id, input.duplicateId)
  return work.transaction(async (stores) => {
    const { establishments, duplicates, listingUpkeep, merges, audit, changes, jobs } = stores
    const now = clock.now()
    const [kept, duplicate] = await lockBoth(actor, establishments, input)
    requireSameListing(kept, input.version)
    requireSameListing(duplicate, input.duplicateVersion)
    requireMergeable(kept, duplicate)
    const owner = ownerAfter(actor, kept, duplicate, input.owner)

    const pair = { from: duplicate.id, to: kept.id }
    const shown = await establishments.photoIds(kept.id)
    const photos = photosAfter(shown, await establishments.photoIds(duplicate.id), MOST_PHOTOS)
    await establishments.setPhotos(duplicate.id, [])
    await establishments.setPhotos(kept.id, photos)
    await movePeople(stores, pair, { kept, duplicate, owner })
    const reviews = await stores.reviews.moveAll(pair)
    const favourites = await stores.favourites.moveAll(pair)
    const messages = await stores.messages.moveAll(pair)
    await stores.reports.moveAll(pair)
    const { counts, catalogues, modules } = await merges.moveAll(pair, now)
    const refused = await moveClaims(stores, pair, owner, now)
    for (const claimId of refused) await jobs.add(TELL_DECISION_JOB, { claimId })

    await duplicates.retire(
      duplicate,
      { id: kept.id, reason: duplicatesTexts.mergedInto(kept.fields.name) },
      now,
    )
    const after = {
      ...withBlanksFilled(kept, duplicate, modules),
      userId: owner,
      photoCount: photos.length,
      version: kept.version + 1,
      updatedAt: now,
    }
    await establishments.save(after, now)
    const reviewTags = owner ? await stores.reviews.withdraw(kept.id, owner) : []
    await listingUpkeep.recountRating(kept.id, now)
    await listingUpkeep.recountRating(duplicate.id, now)
    const owners = [kept.userId, duplicate.userId, owner]
    const settled = await listingUpkeep.settlePlans([...new Set(owners)], now)
    const marked = await listingUpkeep.settleCoupons([pair.from, pair.to], now)
    await audit.record(actor, now, {
      action: 'establishment.merged',
      subjectId: kept.id,
      details: { merged: duplicate.id, owner, catalogues, ...counts },
    })
    announceListing(changes, duplicate, kept)
    changes.announce(
      Tag.establishment(duplicate.id),
      ...[pair.from, pair.to].flatMap((id) => [
        Tag.lodging(id),
        Tag.propertiesOf(id),
        Tag.live(topics.stays(id)),
        Tag.live(topics.inbox(id)),
      ]),
      Tag.lodgings,
      Tag.properties,
      Tag.reviews(kept.id),
      ...reviewTags,
      ...settled,
      ...marked,
    )
    const moved = {
      ...{ photos: photos.length - shown.length, reviews, favourites, messages },
      ...counts,
    }
    return { id: kept.id, slug: kept.slug, moved, catalogues }
  })
}

/** Always in the same order: of two merges of the same pair the second waits, and none hangs. */
async function lockBoth(
  actor: Actor,
  establishments: Stores['establishments'],
  { id, duplicateId }: Input,
): Promise<[Listing, Listing]> {
  const held = new Map<string, Listing>()
  for (const one of [id, duplicateId].sort()) {
    const found = await establishments.lock(one, actor.kind === 'person' ? actor.userId : null)
    if (!found) throw new NotFound('establishment', one)
    requireNotOwn(found.role !== null)
    held.set(one, found.listing)
  }
  const [kept, duplicate] = [held.get(id), held.get(duplicateId)]
  if (!kept || !duplicate) throw new NotFound('establishment', id)
  return [kept, duplicate]
}

type Pair = { from: string; to: string }

/** Whom an owner let in goes with the owner: nobody acts for a place whose owner does not know them. */
async function movePeople(
  { team }: Pick<Stores, 'team'>,
  pair: Pair,
  { kept, duplicate, owner }: { kept: Listing; duplicate: Listing; owner: string | null },
) {
  if (kept.userId !== owner) await team.dissolve(pair.to)
  if (duplicate.userId !== owner) await team.dissolve(pair.from)
  await team.moveAll(pair, owner)
}

async function moveClaims(
  { claims }: Pick<Stores, 'claims'>,
  pair: Pair,
  owner: string | null,
  now: Date,
): Promise<string[]> {
  await claims.moveAll(pair)
  return owner ? claims.rejectOthers(pair.to, duplicatesTexts.claimRefused, now) : []
}
