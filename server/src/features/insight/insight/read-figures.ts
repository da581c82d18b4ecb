import type { Frame } from '@portal/contract/insight/insight/periods'
import type { Deps } from './insight.feature.ts'
import { barsOf, kindsOf } from './insight.rules.ts'
import type { Unit } from './insight.store.ts'

/** Everything the page and the e-mail of a month say of a business. */
export async function readFigures(
  id: string,
  frame: Frame,
  unit: Unit,
  { stores: { insight } }: Pick<Deps, 'stores'>,
) {
  const [counts, hours, sources, words, beside] = await Promise.all([
    insight.countBars(id, frame, unit),
    insight.countHours(id, frame),
    insight.countSources(id, frame),
    insight.listWords(id, frame),
    insight.countBeside(id, frame),
  ])
  return {
    bars: barsOf(frame, counts),
    kinds: kindsOf(frame, counts),
    hours,
    sources,
    words,
    ...beside,
  }
}
