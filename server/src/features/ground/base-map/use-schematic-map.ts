import type { Actor } from '../../../platform/actor.ts'
import { BASE_MAP_TAG } from './base-map.constants.ts'
import type { Deps } from './base-map.feature.ts'

/** Back to the coast that comes with the portal. Installed maps stay where they are. */
export async function useSchematicMap(
  actor: Actor,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<void> {
  await work.transaction(async ({ baseMaps, audit, changes }) => {
    await baseMaps.use(null, clock.now())
    await audit.record(actor, clock.now(), { action: 'base-map.schematic' })
    changes.announce(BASE_MAP_TAG)
  })
}
