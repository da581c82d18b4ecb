import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindStores, features } from '../server/src/features.ts'
import {
  endpointsWithoutAccess,
  foreignWrites,
  undeclaredStores,
  undefinedNames,
  unknownUses,
  unownedTables,
} from './feature-rules.ts'
import { repository } from './processes.ts'

/**
 * Part of `npm run check`: every table has one owner, only the owner writes it, and what a feature uses of
 * another is named, exists and is used. The types refuse most of it too; this says what to do instead.
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
const all = new Set(Object.keys(stores))
const manifests = new Map(
  features.map(({ name, uses, stores: own = {} }) => [name, { own: Object.keys(own), uses, all }]),
)
const sources = new Map<string, string>()
for await (const path of glob(`${FEATURES}/**/*.ts`, { cwd: repository })) {
  if (path.endsWith('.test.ts')) continue
  const feature = path.slice(FEATURES.length + 1).split('/')[0] ?? ''
  const source = await readFile(join(repository, path), 'utf8')
  complaints.push(...foreignWrites(path, feature, source, owners), ...undefinedNames(path, source))
  const known = manifests.get(feature)
  if (known) complaints.push(...undeclaredStores(path, feature, source, known))
  sources.set(feature, (sources.get(feature) ?? '') + source)
}
for (const { name, uses } of features) {
  complaints.push(...unknownUses(name, uses, sources.get(name) ?? '', offered))
}
for await (const path of glob('contract/src/**/*.ts', { cwd: repository })) {
  const source = await readFile(join(repository, path), 'utf8')
  complaints.push(...endpointsWithoutAccess(path, source))
}
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
