import fc from 'fast-check'
import type { ChoosableGroup, ChoosableItem } from '../src/storefront/catalogue/choice-rules.ts'
import type { Choice, Configuration } from '../src/storefront/catalogue/price-rules.ts'

const cents = fc.integer({ min: 0, max: 50_000 })

function arbitraryGroups(path: string, levels: number): fc.Arbitrary<ChoosableGroup[]> {
  const group = (place: number): fc.Arbitrary<ChoosableGroup> => {
    const id = `${path}g${place}`
    return fc
      .record({
        price_method: fc.constantFrom('sum' as const, 'max' as const, 'avg' as const),
        min_choices: fc.integer({ min: 0, max: 2 }),
        more: fc.integer({ min: 0, max: 3 }),
        prices: fc.array(cents, { minLength: 1, maxLength: 4 }),
        deeper: levels > 1 ? arbitraryGroups(`${id}-`, levels - 1) : fc.constant([]),
      })
      .map(({ price_method, min_choices, more, prices, deeper }) => ({
        id,
        name: id,
        price_method,
        min_choices,
        max_choices: Math.max(1, min_choices + more),
        options: prices.map((price_cents, index) => ({
          id: `${id}o${index}`,
          name: `${id}o${index}`,
          price_cents,
          is_available: true,
          sold_out_until: null,
          groups: index === 0 ? deeper : [],
        })),
      }))
  }
  return fc
    .integer({ min: 0, max: 2 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => group(place))))
}

/** A choice that keeps to every minimum and maximum: as many of each group as it asks for at least. */
function fillGroups(groups: readonly ChoosableGroup[]): Choice[] {
  return groups.flatMap(({ options, min_choices: least }) => {
    const [first] = options
    return first && least > 0
      ? [{ option_id: first.id, quantity: least, choices: fillGroups(first.groups) }]
      : []
  })
}

export type ConfiguredItem = { item: ChoosableItem; chosen: Configuration }

/** An item with options in two levels, and a valid choice of them. */
export const arbitraryConfiguredItem = (): fc.Arbitrary<ConfiguredItem> =>
  fc
    .record({ price_cents: cents, groups: arbitraryGroups('', 2) })
    .map(({ price_cents, groups }) => ({
      item: {
        price_cents,
        promo: null,
        groups,
        variants: [],
        windows: [],
        is_available: true,
        sold_out_until: null,
      },
      chosen: { variant_id: null, choices: fillGroups(groups) },
    }))

const window = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    from_minute: fc.integer({ min: 0, max: 1439 }),
    until_minute: fc.integer({ min: 0, max: 1440 }),
  })
  .filter(({ from_minute, until_minute }) => from_minute !== until_minute)
export const arbitraryWindows = (minLength = 0) => fc.array(window, { minLength, maxLength: 4 })
