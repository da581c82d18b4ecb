import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '../server/src/app.ts'
import { bringUpToDate } from '../server/src/bring-up-to-date.ts'
import { createDeps } from '../server/src/deps.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import { declaredNames, narrowColumns, readListedValues } from './column-types.ts'
import { ensureDatabase, startLocalPostgres } from './local-postgres.ts'
import { bin, finish, repository, runNode } from './processes.ts'
import { readSpecCoverage } from './spec-coverage.ts'

/**
 * Writes what is derived from the sources: `contract/openapi.json` from the contract, the database types
 * from the migrations, and `docs/spec-coverage.md` from the sentences of the specification and the tests
 * that prove them. With `--check` it only says whether they are current.
 */
const OPENAPI_FILE = join(repository, 'contract/openapi.json')
const TYPES_FILE = join(repository, 'server/src/platform/database/schema.generated.ts')
const DECLARED_FILE = join(repository, 'server/src/platform/database/declared-columns.ts')
const COVERAGE_FILE = join(repository, 'docs/spec-coverage.md')
const isCheck = process.argv.includes('--check')

const stale: string[] = []
const coverage = await readSpecCoverage(repository)
await keep(COVERAGE_FILE, coverage.document)
for (const complaint of coverage.complaints) complain(complaint)
if (coverage.complaints.length > 0) process.exitCode = 1

const folder = join(repository, '.data', `generate-${process.pid}`)
const postgres = await startLocalPostgres({ folder, disposable: true })
try {
  const urls = await ensureDatabase(postgres, 'generate')
  await bringUpToDate(urls, createLog('error', 'migrate'))
  await keep(OPENAPI_FILE, await openApiDocument(urls.app))
  await keep(TYPES_FILE, await databaseTypes(urls.owner))
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
if (stale.length > 0) {
  complain(`Out of date, run "npm run generate": ${stale.join(', ')}`)
  process.exitCode = 1
}

function complain(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}

async function keep(file: string, content: string) {
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current === content) return
  if (isCheck) stale.push(file.slice(repository.length + 1))
  else await writeFile(file, content)
}

async function openApiDocument(url: string) {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'error' })
  const deps = await createDeps(config, createLog('error', 'app'))
  try {
    const app = await buildApp({
      deps,
      readiness: { draining: false },
      isDatabaseReady: async () => true,
    })
    await app.ready()
    const document = app.swagger()
    await app.close()
    return `${JSON.stringify(inOrder(document), null, 2)}\n`
  } finally {
    // Connections left open would keep the process, and whoever waits for it, for ever.
    await deps.close()
  }
}

/** Schemas by their names: in which order modules were loaded says nothing of the API. */
function inOrder(document: object) {
  const components: { schemas?: object } =
    'components' in document && document.components ? document.components : {}
  const named = Object.entries(components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...document, components: { ...components, schemas: Object.fromEntries(named) } }
}

async function databaseTypes(url: string) {
  const file = join(folder, '..', `schema-${process.pid}.ts`)
  const flags = [
    ['--dialect', 'postgres'],
    ['--date-parser', 'string'],
    ['--default-schema', 'public'],
    ['--include-pattern', 'public.*'],
    ['--exclude-pattern', '{schema_migrations,repeatable_sql}'],
    ['--type-mapping', '{"int8":"number"}'],
    ['--log-level', 'error'],
    ['--url', url],
    ['--out-file', file],
  ]
  await finish(runNode([bin('kysely-codegen'), ...flags.flat()], { quiet: true }))
  const types = await readFile(file, 'utf8')
  await rm(file)
  const declared = declaredNames(await readFile(DECLARED_FILE, 'utf8'))
  return narrowColumns(types, await readListedValues(url), declared)
}
