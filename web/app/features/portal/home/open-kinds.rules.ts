export const FOOD = 'onde-comer'
const SHOWN = 3

export type OpenKind = { value: string; count: number }

/** The kinds of kitchen of which somebody is open, the most first; a line that leads to nothing is none. */
export const openKinds = (counted: readonly OpenKind[]): OpenKind[] =>
  counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, SHOWN)
