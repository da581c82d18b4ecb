import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, matchesGlob, relative } from 'node:path'
import { expect, it } from 'vitest'

const app = import.meta.dirname
const text = (file: string) => readFileSync(join(app, file), 'utf8')

/** Folders whose classes are not in the sheet of every page. */
const apart = [...text('app.css').matchAll(/@source not "\.\/([^"]+)";/g)]
  .map(([, folder = '']) => folder)
  .filter((folder) => !folder.includes('.test.'))
const isApart = (file: string) => apart.some((folder) => matchesGlob(file, `${folder}/**`))

async function routeFiles(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('routes/**/*.tsx', { cwd: app })) files.push(file)
  return files.filter((file) => !file.includes('.test.') && !isApart(file))
}

/** The screens a file names, also what it fetches later, seen from the app's folder. Rules show nothing. */
function screensOf(file: string): string[] {
  const named = [...text(file).matchAll(/(?:from|import\() ?'([~.][^']+\.tsx)'/g)]
  return named.map(([, name = '']) =>
    name.startsWith('~/') ? name.slice(2) : relative(app, join(app, file, '..', name)),
  )
}

it('knows the folders whose look is apart', () => {
  expect(apart.length).toBeGreaterThan(10)
})

/** Stands around every page, and shows the frame of a workplace around those that have the sheet. */
const AROUND_ALL = 'routes/shell/SiteShell.tsx'

it('gives the sheet of the workplace to every page that shows one of them', async () => {
  const lacking = (await routeFiles()).filter(
    (file) =>
      file !== AROUND_ALL &&
      screensOf(file).some(isApart) &&
      !text(file).includes("workplace.css'"),
  )
  expect(lacking).toEqual([])
})
