import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'
import { MATERIAL, type Material, SHIPPED_LIBRARY_LICENCES } from './shipped-material.ts'

/**
 * Writes NOTICE.md: the licence of everything that is shipped. With `--check` it only compares, and
 * says what to do about a file or a package that is not named.
 */
type Locked = {
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Library = { name: string; licence: string }

/** Workspaces that reach production; the others build, test or measure. */
const SHIPPED_WORKSPACES = ['contract', 'server', 'web']
/** Files that come from somewhere or were drawn by somebody: code is ours, and text is read. */
const IS_MATERIAL =
  /\.(avif|csv|geojson|gif|ico|jpe?g|json|m4a|mp3|ogg|otf|pmtiles|png|svg|ttf|wav|webp|woff2?)$/
const IS_SHIPPED =
  /^(server\/(city-map|fonts|seed|src|migrations)|web\/(app|public)|scripts\/coast)\//

const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const target = join(repository, 'NOTICE.md')
const libraries = shippedLibraries()
const problems = [...unnamedFiles(), ...missingFiles(), ...unknownLicences()]
const text = notice()

if (problems.length > 0) fail(problems)
else if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  fail(['NOTICE.md does not name what is shipped now. Run `npm run notices` and commit it.'])
}

function fail(sentences: string[]) {
  console.error(sentences.join('\n'))
  process.exitCode = 1
}

/** Every package that production may hold, followed from what the workspaces ask for. */
function shippedLibraries(): Library[] {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const pending = [...SHIPPED_WORKSPACES]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { dependencies, optionalDependencies, license } = lock.packages[path] ?? {}
    const name = path.replace(/^.*node_modules\//, '')
    if (path.includes('node_modules/')) {
      found.set(name, SHIPPED_LIBRARY_LICENCES[name] ?? license ?? '')
    }
    for (const asked of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = installedAt(asked, path)
      if (at !== null) pending.push(at)
    }
  }
  return [...found]
    .map(([name, licence]) => ({ name, licence }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** As Node resolves it: beside whoever asks, or in a folder above. */
function installedAt(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const path = join(folder, 'node_modules', name)
    const locked = lock.packages[path]
    if (locked) return locked.link ? (locked.resolved ?? null) : path
    if (folder === '') return null
  }
}

function unnamedFiles(): string[] {
  const named = MATERIAL.flatMap(({ paths }) => paths)
  return execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((path) => IS_SHIPPED.test(path) && IS_MATERIAL.test(path))
    .filter((path) => !named.some((start) => path === start || path.startsWith(`${start}/`)))
    .map(
      (path) =>
        `${path} is shipped and NOTICE.md does not say whose it is. Add it with its source and licence to scripts/shipped-material.ts, then run \`npm run notices\`.`,
    )
}

function missingFiles(): string[] {
  return MATERIAL.flatMap(({ paths }) => paths)
    .filter((path) => !existsSync(join(repository, path)))
    .map(
      (path) =>
        `scripts/shipped-material.ts names ${path}, which is gone. Take it out and run \`npm run notices\`.`,
    )
}

function unknownLicences(): string[] {
  return libraries
    .filter(({ licence }) => licence === '')
    .map(
      ({ name }) =>
        `The package ${name} is shipped and does not say its licence. Read it there and add it to SHIPPED_LIBRARY_LICENCES in scripts/shipped-material.ts.`,
    )
}

function notice(): string {
  const byLicence = [...Map.groupBy(libraries, ({ licence }) => licence)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return `# Notice

What is shipped with the portal and is not ours alone, with its licence. Written by \`npm run notices\`
from \`scripts/shipped-material.ts\` and the lock file; \`npm run check\` fails where something is missing.

## Data, pictures, typefaces and sounds

${MATERIAL.map(materialEntry).join('\n')}

## Libraries

Packages that the browser's files, the server's bundle or its image may hold. Each package carries the
full text of its licence and the names of its authors.

${byLicence.map(([licence, all]) => `### ${licence}\n\n${wrap(all)}`).join('\n\n')}
`
}

function materialEntry({ what, paths, source, licence }: Material): string {
  const where = paths.map((path) => `\`${path}\``).join(', ')
  return `- **${what}**${where ? ` (${where})` : ''}. ${source} Licence: ${licence}.`
}

function wrap(all: Library[]): string {
  const lines = ['']
  for (const [index, { name }] of all.entries()) {
    const word = index < all.length - 1 ? `${name},` : name
    const line = lines.at(-1) ?? ''
    if (line.length + word.length >= 100) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}
