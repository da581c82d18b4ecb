import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from './processes.ts'

/**
 * Documents name only paths and scripts that exist: a path in backticks or in a link, and every
 * `npm run …`. A path that is still to come is written without backticks. No table has a row twice, and
 * every gap in the numbering is explained.
 */
const manifest = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const ROOTS = 'contract|server|web|sandbox|e2e|bench|deploy|docs|scripts|\\.ci'
const CODE_PATH = new RegExp(`\`((?:${ROOTS})/[\\w./-]+)\``, 'g')
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
const SCRIPT = /npm run ([\w:-]+)/g

const complaints: string[] = []
for await (const file of glob(['*.md', 'docs/**/*.md', 'deploy/**/*.md', 'server/**/*.md'], {
  cwd: repository,
  exclude: (name) => name === 'node_modules',
})) {
  const text = await readFile(join(repository, file), 'utf8')
  for (const [, path = ''] of text.matchAll(CODE_PATH)) {
    if (!existsSync(join(repository, path))) complaints.push(`${file}: ${path} does not exist`)
  }
  for (const [, path = ''] of text.matchAll(LINK)) {
    if (!existsSync(join(repository, dirname(file), path))) {
      complaints.push(`${file}: link to ${path} leads nowhere`)
    }
  }
  for (const [, script = ''] of text.matchAll(SCRIPT)) {
    if (!(script in manifest.scripts)) complaints.push(`${file}: there is no script ${script}`)
  }
}
const domains = (await readdir(join(repository, 'docs/domains'))).map(
  (name) => `docs/domains/${name}`,
)
for (const file of ['docs/map.md', 'docs/glossary.md', ...domains]) {
  const text = await readFile(join(repository, file), 'utf8')
  // The first row of a table, which names its columns, is followed by a line of dashes.
  const names = [...text.matchAll(/^\| ([^|]+) \|.*$(?!\n\|-)/gm)].map(([, name = '']) =>
    name.trim(),
  )
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index))) {
    complaints.push(`${file}: two rows are called “${name}”: make them one, or tell them apart`)
  }
}

/** Whoever misses a number looks into this file. */
const NUMBERED = ['docs/decisions', 'server/migrations']
/** Numbers are given out before the work begins: the newest come in any order. */
const ON_THE_WAY = 30
const said = await readFile(join(repository, 'docs/decisions/README.md'), 'utf8')
const [records = '', migrations = ''] = said.split('and migrations')
for (const [index, folder] of NUMBERED.entries()) {
  const known = (await readdir(join(repository, folder))).map((name) => Number(name.slice(0, 4)))
  const explained = numbersIn(index === 0 ? records : migrations)
  const last = Math.max(...known.filter(Number.isInteger))
  for (let number = 1; number <= last; number += 1) {
    if (known.includes(number) === explained.has(number)) {
      if (!explained.has(number) && last - number < ON_THE_WAY) continue
      const name = String(number).padStart(4, '0')
      const problem = explained.has(number)
        ? 'says that it was skipped'
        : 'does not explain the gap'
      complaints.push(`${folder} ${name}: docs/decisions/README.md ${problem}`)
    }
  }
}

/** "0029 to 0031, 0035" */
function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>()
  for (const [, from = '', to = from] of text.matchAll(/(\d{4})(?: to (\d{4}))?/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) numbers.add(number)
  }
  return numbers
}

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
