import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../scripts/processes.ts'
import { startApp } from './app-nodes.ts'
import { withCleanup } from './cleanup.ts'
import { startDatabase } from './database.ts'
import { SERVER_CORE, shoot } from './load.ts'

/**
 * Where the processor's time goes: `npm run bench:profile`. Prints, for each kind of answer, the stacks from
 * the outside in, as a flame graph has them, and the functions that spend most themselves. The profiles
 * stay in reports/profiles, for the browser's own viewer.
 */
const SECONDS = 8
/** What takes less of the whole is noise to a reader. */
const LEAST_SHARE = 0.02
const MOST_FUNCTIONS = 25

const KINDS = {
  'cached-home': { path: '/', connections: 32, environment: {} },
  'uncached-home': { path: '/', connections: 4, environment: { PAGE_CACHE: 'off' } },
  'uncached-api-read': {
    path: '/api/v1/bench/portal-settings',
    connections: 32,
    environment: {},
    harness: join(import.meta.dirname, 'peers/app-with-plain-read.ts'),
  },
}

type Frame = { functionName: string; url: string; lineNumber: number }
type ProfileNode = { id: number; callFrame: Frame; children?: number[] }
type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] }

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`
const labelOf = ({ functionName, url, lineNumber }: Frame) =>
  `${functionName || '(anonymous)'} ${url ? `${basename(url)}:${lineNumber + 1}` : ''}`.trim()

const folder = join(repository, 'reports/profiles')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await withCleanup(async (defer) => {
  const database = await startDatabase('profile', true)
  defer(() => database.remove())
  for (const [name, { path, connections, environment, ...more }] of Object.entries(KINDS)) {
    const node = await startApp({
      databaseUrl: database.url,
      core: SERVER_CORE,
      environment: {
        DRAIN_MILLISECONDS: '0',
        NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${join(folder, name)}`,
        ...environment,
      },
      ...more,
    })
    const target = { url: node.origin + path, pids: [node.pid], connections }
    const { cpuMicroseconds } = await shoot(target, SECONDS)
    await node.stop()
    report(name, cpuMicroseconds)
  }
})

function report(name: string, cpuMicroseconds: number) {
  const [file] = readdirSync(join(folder, name)).sort()
  if (!file) throw new Error(`no profile of ${name} was written`)
  const profile = JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as Profile
  const spent = timeOf(profile)
  console.log(`\n== ${name}: ${cpuMicroseconds.toFixed(0)} µs of CPU a request, profiled`)
  printTree(profile, spent)
  printFunctions(profile, spent)
}

/** Microseconds in each node itself; waiting for work is no work. */
function timeOf({ nodes, samples, timeDeltas }: Profile): Map<number, number> {
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  )
  const spent = new Map<number, number>()
  for (const [index, id] of samples.entries()) {
    if (!idle.has(id)) spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[index] ?? 0))
  }
  return spent
}

/** Equal frames under one parent are one; what passes its whole time on to one child is left out. */
function printTree({ nodes }: Profile, spent: Map<number, number>) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const all = sum(spent.values())
  const totals = new Map<ProfileNode, number>()
  const totalOf = (node: ProfileNode): number => {
    const known = totals.get(node)
    if (known !== undefined) return known
    const total = (spent.get(node.id) ?? 0) + sum(childrenOf(node).map(totalOf))
    totals.set(node, total)
    return total
  }
  const childrenOf = ({ children = [] }: ProfileNode) =>
    children.flatMap((id) => byId.get(id) ?? [])

  const print = (group: readonly ProfileNode[], depth: number) => {
    const byLabel = Map.groupBy(group, ({ callFrame }) => labelOf(callFrame))
    const rows = [...byLabel]
      .map(([label, same]) => ({ label, same, share: sum(same.map(totalOf)) / all }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.share - a.share)
    for (const { label, same, share } of rows) {
      const inside = same.flatMap(childrenOf)
      const passes = inside.some((child) => totalOf(child) / all > share * 0.97)
      if (!passes) console.log(`${percent(share)} ${'  '.repeat(depth)}${label}`)
      print(inside, passes ? depth : depth + 1)
    }
  }
  const [root] = nodes
  if (root) print(childrenOf(root), 0)
}

function printFunctions({ nodes }: Profile, spent: Map<number, number>) {
  const all = sum(spent.values())
  const byLabel = Map.groupBy(nodes, ({ callFrame }) => labelOf(callFrame))
  const own = [...byLabel].map(([label, same]) => ({
    label,
    share: sum(same.map(({ id }) => spent.get(id) ?? 0)) / all,
  }))
  console.log('-- by themselves')
  for (const { label, share } of own.sort((a, b) => b.share - a.share).slice(0, MOST_FUNCTIONS)) {
    console.log(`${percent(share)} ${label}`)
  }
}
