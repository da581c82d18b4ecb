import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many are dealt with before others get their turn. */
const STEP = 2_000

/** Deals with a hundred thousand of something while visitors are answered in between. */
export async function inSteps<Item, Result>(
  items: readonly Item[],
  deal: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(deal(item))
    if (results.length % STEP === 0) await nextTurn()
  }
  return results
}
