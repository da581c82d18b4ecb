import { createReadStream, createWriteStream, globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { buildServiceWorker } from './build-service-worker.ts'
import { bundleServer } from './bundle-server.ts'
import { type Chunks, cyclesAmong } from './chunk-cycles.ts'
import { bin, finish, repository, runNode } from './processes.ts'

const ENTRY_POINTS = [
  'serve',
  'worker',
  'foreign-thread',
  'migrate',
  'update-settings',
  'install-map',
  'first-superadmin',
  'doctor',
  'anonymise',
]

await buildWeb()
await refuseCycles()
await buildServiceWorker()
await compressAssets()
await buildServer()

async function buildWeb() {
  const web = join(repository, 'web')
  const environment = { NODE_ENV: 'production' }
  await finish(runNode([bin('react-router'), 'build'], { cwd: web, env: environment, quiet: true }))
}

// spec: 467
/** A build whose files import each other looks whole, and its pages do not hydrate. */
async function refuseCycles() {
  const manifest = join(repository, 'web/build/client/.vite/manifest.json')
  const cycles = cyclesAmong(JSON.parse(await readFile(manifest, 'utf8')) as Chunks)
  if (cycles.length === 0) return
  const named = cycles.map((files) => files.join(' ⇄ ')).join('\n  ')
  throw new Error(
    `files of the build import each other (groups in web/vite.config.ts):\n  ${named}`,
  )
}

/** Compressed once here, as small as it gets, instead of on every request. */
async function compressAssets() {
  const folder = join(repository, 'web/build/client')
  const names = globSync('**/*.{js,css,svg,txt,json,geojson,ico}', { cwd: folder })
  // Both run in threads beside this one: a file at a time would leave the other processors idle.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let name = names.pop(); name; name = names.pop()) await compress(join(folder, name))
    }),
  )
}

async function compress(file: string) {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`))
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
}

/** One folder of plain JavaScript, so that production needs no development package at all. */
async function buildServer() {
  const source = join(repository, 'server/src')
  const target = join(repository, 'server/dist')
  await rm(target, { recursive: true, force: true })
  const entries = ENTRY_POINTS.map((name): [string, string] => [name, join(source, `${name}.ts`)])
  await bundleServer(Object.fromEntries(entries), target)
}
