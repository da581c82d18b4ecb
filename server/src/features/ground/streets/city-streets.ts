import { buildStreetGraph } from './street-graph.ts'
import { indexStreets } from './street-index.ts'
import { readLandmarks, readStreetLines } from './street-lines.ts'
import type { Deps } from './streets.feature.ts'
import { checkedLandmarks } from './way-in-words.rules.ts'
import { Ways } from './ways.ts'

async function load(folder: string) {
  const [lines, landmarks] = await Promise.all([readStreetLines(folder), readLandmarks(folder)])
  return {
    ways: new Ways(buildStreetGraph(lines)),
    streets: indexStreets(lines),
    landmarks: checkedLandmarks(landmarks),
  }
}

let loading: ReturnType<typeof load> | null = null

/** The streets of the city in the memory of this process: files that come with the program. */
export function cityStreets({ folders }: Pick<Deps, 'folders'>) {
  loading ??= load(folders.cityMap).catch((error: unknown) => {
    // The next one who asks tries again.
    loading = null
    throw error
  })
  return loading
}
