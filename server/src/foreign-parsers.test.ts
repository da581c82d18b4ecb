import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { foreignParsers } from './foreign-parsers.ts'

it('every kind of foreign input has its parser, and every parser its kind', async () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const named = sources.flatMap((text) =>
    [...text.matchAll(/defineForeign<typeof \w+>\('([^']+)'/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(Object.keys(foreignParsers).sort())
  for (const load of Object.values(foreignParsers)) expect(await load()).toBeTypeOf('function')
})
