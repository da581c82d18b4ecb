import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { repository } from './processes.ts'

/** Of Vite's manifest: what each part of the web's build is made of. */
type Part = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Part>

/** Pages that must open without a connection although they were never visited, and what frames them. */
const PAGES = [
  'app/entry.client',
  'app/root',
  'app/routes/page',
  'app/routes/utilities',
  'app/routes/offline',
]
const MAP = 'app/routes/map'
/** What the page of the map fetches after itself. */
const OF_THE_MAP = /^(app\/(features\/portal\/map|ui\/map)\/|_maplibre)/
/** What the frame fetches after itself: the session, the menu of a phone, messages, a page's age. */
const OF_THE_FRAME = /^app\/(platform|features\/portal\/(shell|offline)|ui)\//

/** The worker with the names of the files it keeps from the start, and the one that takes it away. */
export async function buildServiceWorker() {
  const client = join(repository, 'web/build/client')
  const manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const files = filesOf(manifest)
  const lists = { KEPT_FILES: files, MAP_FILES: mapFilesOf(manifest) }
  const banner = Object.entries(lists).map(
    ([name, list]) => `const ${name} = ${JSON.stringify(list)};`,
  )
  await bundle('service-worker', banner.join('\n'))
  await bundle('retired', '')
}

function filesOf(manifest: Manifest): string[] {
  const starts = PAGES.map((page) => partOf(manifest, page))
  const framed = [...closureOf(manifest, starts)].flatMap(
    (name) => manifest[name]?.dynamicImports?.filter((part) => OF_THE_FRAME.test(part)) ?? [],
  )
  return addressesOf(manifest, closureOf(manifest, [...starts, ...framed]))
}

/** Also what its parts fetch in their turn. */
function mapFilesOf(manifest: Manifest): string[] {
  const names = new Set<string>()
  const left = [partOf(manifest, MAP)]
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    for (const each of closureOf(manifest, [name])) {
      if (names.has(each)) continue
      names.add(each)
      left.push(...(manifest[each]?.dynamicImports?.filter((part) => OF_THE_MAP.test(part)) ?? []))
    }
  }
  const files = addressesOf(manifest, names)
  for (const needed of [/maplibre-gl-worker/, /coast-.*geojson$/, /MapView/, /streets-map/]) {
    if (!files.some((file) => needed.test(file))) throw new Error(`the map has no ${needed}`)
  }
  return files
}

function partOf(manifest: Manifest, page: string): string {
  const name = Object.keys(manifest).find((each) => each.startsWith(`${page}.tsx`))
  if (!name) throw new Error('a page of the worker is not in the build')
  return name
}

function addressesOf(manifest: Manifest, names: Iterable<string>): string[] {
  const files = [...names].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name] ?? { file: '' }
    return [file, ...css, ...assets]
  })
  return [...new Set(files)]
    .filter(Boolean)
    .map((file) => `/${file}`)
    .sort()
}

function closureOf(manifest: Manifest, starts: readonly string[]): Set<string> {
  const known = new Set<string>()
  const left = [...starts]
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (known.has(name)) continue
    known.add(name)
    left.push(...(manifest[name]?.imports ?? []))
  }
  return known
}

/** A classic script in one file: the only kind every browser takes for a worker. */
async function bundle(name: string, banner: string) {
  const build = await rolldown({
    input: join(repository, `web/service-worker/${name}.ts`),
    platform: 'browser',
  })
  await build.write({
    file: join(repository, `web/build/worker/${name}.js`),
    format: 'iife',
    minify: true,
    postBanner: banner,
  })
  await build.close()
}
