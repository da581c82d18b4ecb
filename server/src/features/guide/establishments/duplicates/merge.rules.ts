import type { Module } from '@portal/contract/guide/establishments/establishment'
import { entriesOf } from '@portal/contract/shared/records'
import { type Actor, requireSuperadmin } from '../../../../platform/actor.ts'
import { Conflict, Invalid } from '../../../../platform/errors/domain-errors.ts'
import type { Listing } from '../listing.rules.ts'
import { requireNotMerged } from '../status.rules.ts'
import { duplicatesTexts as texts } from './duplicates.texts.ts'

export function requireMergeable(kept: Listing, duplicate: Listing) {
  requireNotMerged(kept)
  requireNotMerged(duplicate)
  if (kept.status === 'archived') {
    throw new Conflict('establishment.archived', 'what stays is archived', texts.archived)
  }
}

export function requireTwo(one: string, other: string) {
  if (one === other) throw new Invalid('establishment.same', 'one and the same', [], texts.same)
}

/** Whose it is afterwards. Of two owners a superadmin says which, in so many words. */
export function ownerAfter(
  actor: Actor,
  kept: Pick<Listing, 'userId'>,
  duplicate: Pick<Listing, 'userId'>,
  choice: 'kept' | 'duplicate' | undefined,
): string | null {
  const isDisputed = kept.userId && duplicate.userId && kept.userId !== duplicate.userId
  if (!isDisputed) return kept.userId ?? duplicate.userId
  if (!choice) throw new Conflict('establishment.two-owners', 'two owners', texts.twoOwners)
  requireSuperadmin(actor)
  return choice === 'kept' ? kept.userId : duplicate.userId
}

/** What the one that stays does not say, the other may have said. A menu that came along is in sight as before. */
export function withBlanksFilled(
  kept: Listing,
  duplicate: Listing,
  /** Whose content came along. */
  moved: readonly Module[],
): Listing {
  const blank = entriesOf(kept.fields).filter(([, value]) => isBlank(value))
  const filled = Object.fromEntries(blank.map(([name]) => [name, duplicate.fields[name]]))
  const fields = { ...kept.fields, ...filled }
  // A subcategory belongs to its category, and modules to who switched them on.
  const { subcategory_id } = kept.fields
  const came = moved.filter((kind) => duplicate.fields.modules.includes(kind))
  const modules = [...new Set([...kept.fields.modules, ...came])]
  return {
    ...kept,
    fields: { ...fields, subcategory_id, modules },
    hours: kept.hours ?? duplicate.hours,
  }
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** As many as fit behind those there are, each once. */
export function photosAfter(kept: readonly string[], others: readonly string[], most: number) {
  return [...new Set([...kept, ...others])].slice(0, Math.max(most, kept.length))
}
