import type { EstablishmentChanges } from '@portal/contract/guide/establishments/establishment-fields'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { beforeAndAfter } from '../../../platform/before-and-after.ts'
import { announceListing } from './announce.ts'
import { requireKnownCategories } from './category.rules.ts'
import type { Deps } from './establishments.feature.ts'
import { holdListing, withSlugOfName } from './held-listing.ts'
import {
  applyChanges,
  applyWithApproval,
  changedFields,
  edited,
  isFactOfBusiness,
  isSameContent,
  type Listing,
  needsApproval,
  requireSameListing,
  waitingFields,
} from './listing.rules.ts'
import { tellOfCorrection } from './tell-owner.ts'

export type EstablishmentUpdate = { id: string; version: number; changes: EstablishmentChanges }

/**
 * Of what is public the sensitive fields wait for an administrator, and the page keeps what it shows;
 * everything else takes effect at once. Administrators' own edits wait for nobody.
 */
export async function updateEstablishment(
  actor: Actor,
  { id, version, changes: wanted }: EstablishmentUpdate,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ categories, establishments, jobs, audit, changes }) => {
    const now = clock.now()
    const held = await holdListing(establishments, id, actor, 'edit')
    const before = held.listing
    requireSameListing(before, version)

    const waits = needsApproval(before) && !isAdministrator(actor)
    const after = waits ? applyWithApproval(before, wanted, now) : applyChanges(before, wanted)
    if (isSameContent(before, after)) return
    if (wanted.category_id !== undefined || wanted.subcategory_id !== undefined) {
      requireKnownCategories(await categories.listAll(), wouldBe(after))
    }

    const saved = edited(await withSlugOfName(establishments, before, after, now), now)
    await establishments.save(saved, now)
    const changed = changedFields(before, saved)
    await audit.record(actor, now, {
      action: 'establishment.updated',
      subjectId: id,
      details: {
        changed,
        changes: beforeAndAfter(
          before.fields,
          saved.fields,
          (name) => isFactOfBusiness(name) && changed.some((field) => field === name),
        ),
        waiting: waitingFields(saved),
      },
    })
    await tellOfCorrection(jobs, actor, held, saved, changed)
    announceListing(changes, before, saved)
  })
}

const wouldBe = ({ fields, waiting }: Listing) => ({ ...fields, ...waiting?.values })
