import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { jobs } from './jobs.ts'

it('has a handler for every job that can be asked for', async () => {
  const handled = new Set(jobs.map(({ name }) => name))
  expect(handled.size, 'two jobs have one name').toBe(jobs.length)
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    for (const [, name = ''] of source.matchAll(/defineJob\(\s*'([^']+)'/g)) {
      const advice = `${name} (${file}) is done by nobody: add its handler to the jobs of its feature, which server/src/jobs.ts lists`
      expect(handled.has(name), advice).toBe(true)
    }
  }
})
