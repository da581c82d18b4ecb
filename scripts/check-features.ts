import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindStores, features } from '../server/src/features.ts'
import { foreignWrites, unknownUses, unownedTables } from './feature-rules.ts'
import { repository } from './processes.ts'

/**
 * Part of `npm run check`: every table has one owner, only the owner writes it, and what a feature says
 * it uses of another exists and is used.
 */
const FEATURES = 'server/src/features'
const owners = new Map(features.flatMap(({ name, owns }) => owns.map((table) => [table, name])))

const complaints: string[] = []
for (const { name, owns } of features) {
  for (const table of owns.filter((one) => owners.get(one) !== name)) {
    complaints.push(`${table} is owned by ${name} and by ${owners.get(table)}: keep it in one.`)
  }
}
const schema = await readFile(
  join(repository, 'server/src/platform/database/schema.generated.ts'),
  'utf8',
)
complaints.push(...unownedTables(schema, owners))
// Stores are only looked at: nothing is asked of a database.
const stores = bindStores(Object.create(null))
const ports = new Set(features.flatMap((feature) => Object.keys(feature.ports ?? {})))
const offered = new Set([
  ...ports,
  ...Object.entries(stores).flatMap(([name, store]) =>
    Object.keys(store).map((method) => `${name}.${method}`),
  ),
])
const sources = new Map<string, string>()
for await (const path of glob(`${FEATURES}/**/*.ts`, { cwd: repository })) {
  if (path.endsWith('.test.ts')) continue
  const feature = path.slice(FEATURES.length + 1).split('/')[0] ?? ''
  const source = await readFile(join(repository, path), 'utf8')
  complaints.push(...foreignWrites(path, feature, source, owners))
  sources.set(feature, (sources.get(feature) ?? '') + source)
}
for (const { name, uses } of features) {
  complaints.push(...unknownUses(name, uses, sources.get(name) ?? '', offered))
}
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
