/** Above this many comparisons a diff says "all of it" instead of making a reader wait. */
const MOST_COMPARISONS = 4_000_000

export type Change<T> = { kind: 'same' | 'added' | 'removed'; item: T }

/** The shortest way from one sequence to another, by what is common to both (LCS). */
export function diffSequences<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Change<T>[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && same(before, start, after, start)) start++
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    same(before, before.length - 1 - end, after, after.length - 1 - end)
  )
    end++
  const middle = diffMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isSame,
  )
  const kept = (items: readonly T[]) => items.map((item) => ({ kind: 'same' as const, item }))
  return [...kept(after.slice(0, start)), ...middle, ...kept(after.slice(after.length - end))]

  function same(left: readonly T[], i: number, right: readonly T[], j: number) {
    return isSame(left[i] as T, right[j] as T)
  }
}

function diffMiddle<T>(before: T[], after: T[], isSame: (a: T, b: T) => boolean): Change<T>[] {
  const removed = () => before.map((item): Change<T> => ({ kind: 'removed', item }))
  const added = () => after.map((item): Change<T> => ({ kind: 'added', item }))
  if (before.length === 0 || after.length === 0) return [...removed(), ...added()]
  if (before.length * after.length > MOST_COMPARISONS) return [...removed(), ...added()]

  const width = after.length + 1
  // common[i * width + j]: how much before[i…] and after[j…] have in common.
  const common = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] = isSame(before[i] as T, after[j] as T)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const changes: Change<T>[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(before[i] as T, after[j] as T)) {
      changes.push({ kind: 'same', item: after[j] as T })
      i++
      j++
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', item: before[i++] as T })
    } else {
      changes.push({ kind: 'added', item: after[j++] as T })
    }
  }
  return changes
}
