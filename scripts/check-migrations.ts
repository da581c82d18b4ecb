import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brokenMigrations } from './migration-rules.ts'
import { repository } from './processes.ts'

/** Part of `npm run check`: no migration holds a large table while people write to it. */
const folder = process.argv[2] ?? join(repository, 'server/migrations')
const files = new Map<string, string>()
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.sql')).sort()) {
  files.set(name, await readFile(join(folder, name), 'utf8'))
}
const complaints = brokenMigrations(files)
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
