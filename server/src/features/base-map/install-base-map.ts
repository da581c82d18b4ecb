import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { BASE_MAP_TAG } from './base-map.constants.ts'
import type { Deps } from './base-map.feature.ts'
import { mapKey } from './base-map.rules.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import type { InstalledMap } from './base-maps.store.ts'
import { readMapFile } from './read-map-file.ts'

/** A file of this machine becomes the map of the portal, if it is one; from then on it is in use. */
export async function installBaseMap(
  actor: Actor,
  file: string,
  { work, clock, storage }: Pick<Deps, 'work' | 'clock' | 'storage'>,
): Promise<InstalledMap> {
  requireAdministrator(actor)
  const { map, problems } = await readMapFile(file)
  if (!map) {
    const fields = problems.map((message) => ({ path: 'file', message }))
    throw new Invalid('base-map.refused', problems.join(' '), fields, texts.refused)
  }
  const installed = { ...map, installedAt: clock.now() }
  // Kept before anybody is told of it: a name in use always has its file.
  await storage.put(mapKey(map.hash), { file, bytes: map.bytes })
  await work.transaction(async ({ baseMaps, audit, changes }) => {
    await baseMaps.add(installed)
    await baseMaps.use(map.hash)
    await audit.record(actor, clock.now(), {
      action: 'base-map.installed',
      details: { hash: map.hash, schema: map.schema, bytes: map.bytes },
    })
    changes.announce(BASE_MAP_TAG)
  })
  return installed
}
