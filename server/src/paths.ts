import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where the repository's folders are, seen from the sources (server/src) and from the production
 * bundle (server/dist) alike.
 */
const serverFolder = join(dirname(fileURLToPath(import.meta.url)), '..')

export const migrationsFolder = join(serverFolder, 'migrations')
/** Views, functions and triggers, each defined once. */
export const repeatableSqlFolder = join(serverFolder, 'sql')
/** Typefaces of what is drawn here: previews and posters. */
export const fontsFolder = join(serverFolder, 'fonts')
/** The map of the city as data: streets, landmarks, the base map (its LICENCE.md says where from). */
export const cityMapFolder = join(serverFolder, 'city-map')
/** The map of streets that comes with the release. */
export const shippedMapFile = join(cityMapFolder, 'base-map-salinopolis.pmtiles')
export const webFolder = join(serverFolder, '..', 'web')
export const webBuildFolder = join(webFolder, 'build')
/** The thread that reads what strangers wrote; it stands beside this file in the bundle too. */
export const foreignThreadFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? 'foreign-thread.ts' : 'foreign-thread.js',
    import.meta.url,
  ),
)
