import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindStores, features } from '../server/src/features.ts'
import { brokenRules } from './feature-rules.ts'
import { repository } from './processes.ts'

/** Part of `npm run check`. The types refuse most of it too; this says what to do instead. */
const read = (path: string) => readFile(join(repository, path), 'utf8')

const files = new Map<string, string>()
for await (const path of glob(['server/src/**/*.ts', 'contract/src/**/*.ts'], {
  cwd: repository,
})) {
  if (!path.endsWith('.test.ts')) files.set(path, await read(path))
}
// Stores are only looked at: nothing is asked of a database.
const stores = Object.fromEntries(
  Object.entries(bindStores(Object.create(null))).map(([name, store]) => [
    name,
    Object.keys(store),
  ]),
)
const schema = await read('server/src/platform/database/schema.generated.ts')
const complaints = brokenRules({ features, stores, schema, files })
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
