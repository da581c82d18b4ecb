import type { EditedBeachCondition } from '@portal/contract/city/beach-conditions/beach-condition'
import type {
  BeachFlag,
  Lifeguards,
} from '@portal/contract/city/beach-conditions/beach-condition.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'

export const texts = {
  stale: 'Outra pessoa falou desta praia agora há pouco. Recarregue para ver o que ela disse.',
  gone: 'Isto já saiu do ar.',
} as const

/** A beach with what was said of it last; all null where nobody has said anything. */
export type SaidOfBeach = {
  id: string
  name: string
  slug: string
  flag: BeachFlag | null
  lifeguards: Lifeguards | null
  note: string | null
  source: string | null
  seen_at: Date | null
  until: Date | null
  version: number | null
}

export function requireBeach(beach: SaidOfBeach | null, id: string, version: number): SaidOfBeach {
  if (!beach) throw new NotFound('sight', id)
  requireSameVersion({ version: beach.version ?? 0 }, version, texts.stale)
  return beach
}

export const presentBeach = (
  { note, source, version, ...beach }: SaidOfBeach,
  now: Date,
): RowOf<typeof EditedBeachCondition> => ({
  ...beach,
  note: note ?? '',
  source: source ?? '',
  version: version ?? 0,
  is_current: beach.until !== null && beach.until > now,
})
