import type { OpenRow } from './open-data.rules.ts'
import {
  csvHead,
  csvText,
  featureText,
  geoJsonHead,
  geoJsonTail,
  openFacts,
} from './open-data.rules.ts'

/** How many listings are in memory at a time. */
export const EXPORT_BATCH = 500

type Source = { listAfter(after: string | null, limit: number): Promise<OpenRow[]> }
export type About = { siteName: string; origin: string; page: string; changedAt: Date }

/** A file of the guide piece by piece; the next piece is read when somebody has taken the last. */
export type GuideFile = (source: Source, about: About) => AsyncGenerator<string>

export async function* guideGeoJson(source: Source, about: About): AsyncGenerator<string> {
  let total = 0
  yield geoJsonHead(about)
  for await (const rows of batches(source)) {
    const features = rows.map((row) => featureText(openFacts(row, about.origin)))
    yield (total > 0 ? ',\n' : '') + features.join(',\n')
    total += rows.length
  }
  yield geoJsonTail(total)
}

export async function* guideCsv(source: Source, { origin }: About): AsyncGenerator<string> {
  yield csvHead()
  for await (const rows of batches(source)) {
    yield rows.map((row) => csvText(openFacts(row, origin))).join('')
  }
}

async function* batches(source: Source): AsyncGenerator<OpenRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: OpenRow[] = await source.listAfter(after, EXPORT_BATCH)
    if (rows.length > 0) yield rows
    if (rows.length < EXPORT_BATCH) return
    after = rows.at(-1)?.id ?? null
  }
}
