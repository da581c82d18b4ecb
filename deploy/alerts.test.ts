import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = read('deploy/prometheus/alerts.yaml')
const told = (pattern: RegExp, text = rules) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
]

// spec: 728
it('has a row of the runbook for each alert', () => {
  const runbook = read('docs/operations.md')
  const named = told(/runbook: ([^,]+),/g)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !runbook.includes(`| ${name} |`))).toEqual([])
})

// spec: 728
it('asks only for what a node serves', () => {
  const code = globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const served = [...told(/name: '([a-z_]+)'/g, code), 'up']
  const metrics = told(/\b([a-z]+(?:_[a-z]+)+)(?:\{|\[| == 0| > 10000)/g).map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect(metrics.length).toBeGreaterThan(8)
  expect(metrics.filter((name) => !served.includes(name))).toEqual([])
})
