export type AtMost = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many pieces of work run at the same time; the others wait, first come first served. */
export function atMost(places: number): AtMost {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A place that becomes free goes straight to who waits longest.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
