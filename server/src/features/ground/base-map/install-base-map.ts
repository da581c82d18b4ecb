import { type Actor, systemActor } from '../../../platform/actor.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { BASE_MAP_TAG } from './base-map.constants.ts'
import type { Deps, Within } from './base-map.feature.ts'
import { mapKey } from './base-map.rules.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import type { InstalledMap } from './base-maps.store.ts'
import { readMapFile } from './read-map-file.ts'

type InstallDeps = Pick<Deps, 'work' | 'clock' | 'storage'>
/** A file of this machine becomes the map of the portal, if it is one; from then on it is in use. */
export async function installBaseMap(
  actor: Actor,
  file: string,
  deps: InstallDeps,
): Promise<InstalledMap> {
  const map = await keepFile(file, deps)
  await deps.work.transaction((within) => putToUse(actor, map, within))
  return map
}

/**
 * What comes with the release, where nobody has chosen a map yet; null where somebody has. Asked at
 * every start of every node: the first one does it.
 */
export async function installFirstMap(
  file: string,
  deps: InstallDeps & { stores: Pick<Deps['stores'], 'baseMaps'> },
): Promise<InstalledMap | null> {
  if (await deps.stores.baseMaps.isChosen()) return null
  const map = await keepFile(file, deps)
  return deps.work.transaction(async (within) => {
    await within.baseMaps.lockChoice()
    if (await within.baseMaps.isChosen()) return null
    await putToUse(systemActor, map, within)
    return map
  })
}

/** Kept before anybody is told of it: a name in use always has its file. */
async function keepFile(file: string, { clock, storage }: InstallDeps): Promise<InstalledMap> {
  const { map, problems } = await readMapFile(file)
  if (!map) {
    const fields = problems.map((message) => ({ path: 'file', message }))
    throw new Invalid('base-map.refused', problems.join(' '), fields, texts.refused)
  }
  await storage.put(mapKey(map.hash), { file, bytes: map.bytes })
  return { ...map, installedAt: clock.now() }
}

async function putToUse(actor: Actor, map: InstalledMap, { baseMaps, audit, changes }: Within) {
  const { hash, schema, bytes, installedAt } = map
  await baseMaps.add(map)
  await baseMaps.use(hash, installedAt)
  await audit.record(actor, installedAt, {
    action: 'base-map.installed',
    details: { hash, schema, bytes },
  })
  changes.announce(BASE_MAP_TAG)
}
