import type { EditedUtility } from '@portal/contract/city/utilities/utility-editor'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'

/** A number to dial, a place to go, a timetable. */
export type Utility = Omit<RowOf<typeof EditedUtility>, 'verified_at' | 'updated_at'> & {
  verifiedAt: Date | null
  updatedAt: Date
}

export function requireSeen<Kept extends { version: number }>(
  kind: string,
  kept: Kept | null,
  id: string,
  version: number,
): Kept {
  if (!kept) throw new NotFound(kind, id)
  requireSameVersion(kept, version, texts.stale)
  return kept
}

/** Something to act on, and where it comes from: without a source nobody can check it. */
export function requirePublishable(
  entry: Pick<Utility, 'status' | 'phones' | 'address' | 'body' | 'hours' | 'source_name'>,
) {
  if (entry.status !== 'published') return
  const tellsSomething = entry.phones.length > 0 || entry.address || entry.body || entry.hours
  if (tellsSomething && entry.source_name) return
  throw new Invalid('utilities.unfinished', 'nothing to act on, or no source', [], texts.unfinished)
}

/** The order of a section with one of it a place further up or down. */
export function moved(ids: readonly string[], id: string, direction: 'up' | 'down'): string[] {
  const from = ids.indexOf(id)
  const to = from + (direction === 'up' ? -1 : 1)
  const other = ids[to]
  if (from < 0 || other === undefined) return [...ids]
  return ids.map((one, index) => (index === from ? other : index === to ? id : one))
}
