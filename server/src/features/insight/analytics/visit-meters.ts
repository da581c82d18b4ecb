import { Counter, Gauge } from 'prom-client'
import type { Deps } from './analytics.feature.ts'

/** What the operator reads of the counting itself: docs/operations.md. */
export function createVisitMeters({ meters }: Pick<Deps, 'meters'>, waiting: () => number) {
  new Gauge({
    name: 'visits_waiting',
    help: 'Visits in memory that are not written yet',
    registers: [meters],
    collect() {
      this.set(waiting())
    },
  })
  return {
    counted: new Counter({
      name: 'visits_counted_total',
      help: 'Visits written with their rollups',
      registers: [meters],
    }),
    lost: new Counter({
      name: 'visits_lost_total',
      help: 'Visits dropped uncounted, because the batch was full or their day was over',
      labelNames: ['reason'],
      registers: [meters],
    }),
    merged: new Counter({
      name: 'visits_merged_total',
      help: 'Beacons of an address beyond the people it may be on a day, counted as one person together',
      registers: [meters],
    }),
    ignored: new Counter({
      name: 'visits_ignored_total',
      help: 'Beacons that count as nobody, by reason (robot, limit)',
      labelNames: ['reason'],
      registers: [meters],
    }),
  }
}
