import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindStores, features } from '../server/src/features.ts'
import { arrowsBetween, brokenDirections, strayFolders } from './domains.ts'
import { brokenRules } from './feature-rules.ts'
import { repository } from './processes.ts'

/** Part of `npm run check`. The types refuse most of it too; this says what to do instead. */
const read = (path: string) => readFile(join(repository, path), 'utf8')

const modules = new Map<string, string>()
const SOURCES = ['server/src/**/*.ts', 'contract/src/**/*.ts', 'web/app/features/**/*.{ts,tsx}']
for await (const path of glob(SOURCES, { cwd: repository })) {
  if (!/\.test\.tsx?$/.test(path)) modules.set(path, await read(path))
}
const files = new Map([...modules].filter(([path]) => !path.startsWith('web/')))
// Stores are only looked at: nothing is asked of a database.
const stores = Object.fromEntries(
  Object.entries(bindStores(Object.create(null))).map(([name, store]) => [
    name,
    Object.keys(store),
  ]),
)
const schema = await read('server/src/platform/database/schema.generated.ts')
const complaints = [
  ...brokenRules({ features, stores, schema, files }),
  ...strayFolders(modules.keys()),
  ...brokenDirections(arrowsBetween({ modules, features })),
]
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
