export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs up to `limit` pieces of work at the same time; the others wait, first come first served. */
export function limitConcurrency(limit: number): ConcurrencyLimit {
  let free = limit
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A free slot goes straight to whoever has waited longest.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
