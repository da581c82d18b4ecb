import { expect, it } from 'vitest'
import { cyclesAmong } from './chunk-cycles.ts'

const chunks = (imports: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(imports).map(([name, imported]) => [
      name,
      { file: `${name}.js`, imports: imported },
    ]),
  )

it('finds nothing where files only lead onward, however often they meet', () => {
  expect(
    cyclesAmong(chunks({ page: ['own', 'work'], own: ['work'], work: ['shell'], shell: [] })),
  ).toEqual([])
})

// spec: 467
it('finds two files of a build that import each other', () => {
  expect(
    cyclesAmong(chunks({ page: ['own'], own: ['profile', 'shell'], profile: ['own'], shell: [] })),
  ).toEqual([['own.js', 'profile.js']])
})

it('finds a longer way round, and each of several', () => {
  const found = cyclesAmong(
    chunks({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }),
  )
  expect(found).toHaveLength(2)
  expect(found).toContainEqual(['a.js', 'b.js', 'c.js'])
  expect(found).toContainEqual(['d.js', 'e.js'])
})
