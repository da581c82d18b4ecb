import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'
import { type Library, shippedLibraries } from './shipped-libraries.ts'
import { MATERIAL, type Material } from './shipped-material.ts'

/**
 * Writes NOTICE.md: the licence of everything that is shipped. With `--check` it only compares, and
 * says what to do about a file or a package that is not named.
 */
/** Files that come from somewhere or were drawn by somebody: code is ours, and text is read. */
const IS_MATERIAL =
  /\.(avif|csv|geojson|gif|ico|jpe?g|json|m4a|mp3|ogg|otf|pmtiles|png|svg|ttf|wav|webp|woff2?)$/
const IS_SHIPPED =
  /^(server\/(city-map|fonts|seed|src|migrations)|web\/(app|public)|scripts\/coast)\//

const target = join(repository, 'NOTICE.md')
const libraries = [
  // One line of a name, whatever versions of it there are.
  ...new Map(shippedLibraries().map((library) => [library.name, library])).values(),
]
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
