import {
  nextWindowChange,
  type Scheduled,
  type Switched,
} from '../../guide/establishments/availability-rules.ts'
import type { Promo } from './price-rules.ts'

type Changing = {
  sections: readonly (Scheduled & {
    items: readonly (Scheduled &
      Pick<Switched, 'sold_out_until'> & {
        promo: Promo | null
        groups: readonly ChangingGroup[]
      })[]
  })[]
}
type ChangingGroup = {
  options: readonly (Pick<Switched, 'sold_out_until'> & { groups: readonly ChangingGroup[] })[]
}

/** The next moment at which a catalogue shows something else by itself; null is never. */
export function nextCatalogueChange({ sections }: Changing, now: Date): Date | null {
  const items = sections.flatMap((section) => section.items)
  const moments = [
    ...items.flatMap(({ promo, sold_out_until, groups }) => [
      promo?.starts_at ?? null,
      promo?.ends_at ?? null,
      sold_out_until,
      ...ofGroups(groups),
    ]),
  ].flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]))
  const turns = [...sections, ...items].flatMap(({ windows }) => {
    const turn = nextWindowChange(windows, now)
    return turn ? [turn.getTime()] : []
  })
  const ahead = [...moments, ...turns].filter((moment) => moment > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

const ofGroups = (groups: readonly ChangingGroup[]): (string | null)[] =>
  groups.flatMap(({ options }) =>
    options.flatMap(({ sold_out_until, groups: deeper }) => [sold_out_until, ...ofGroups(deeper)]),
  )
