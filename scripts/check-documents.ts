import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from './processes.ts'

/**
 * Documents name only paths, scripts and tests that exist: a path in backticks or in a link, every
 * `npm run …`, and the words in “…” behind the path of a test. A path that is still to come is
 * written without backticks.
 */
const manifest = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const ROOTS = 'contract|server|web|sandbox|e2e|bench|deploy|docs|scripts|\\.ci'
const CODE_PATH = new RegExp(`\`((?:${ROOTS})/[\\w./-]+)\``, 'g')
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
const SCRIPT = /npm run ([\w:-]+)/g
const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?: “[^”]+”,?)+)/g

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
  for (const [, path = '', names = ''] of text.matchAll(TEST)) {
    const tests = await readFile(join(repository, path), 'utf8').catch(() => '')
    for (const [, name = ''] of names.matchAll(/“([^”]+)”/g)) {
      if (!tests.includes(name)) complaints.push(`${file}: ${path} has no test “${name}”`)
    }
  }
}
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
