import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, codeOf, repository } from './processes.ts'

/** `npm run check`: everything that can be known without running the portal. */
const node = (args: string[], cwd = repository) => spawnQuietly(process.execPath, args, cwd)
/** One thread each: every further one works the same types out again, and two run side by side anyway. */
const tsc = (project: string) => node([bin('tsc'), '-p', project, '--checkers', '1'])
const IMPORTERS = [
  'contract',
  'server',
  'web/app',
  'web/page-renderer.ts',
  'web/service-worker',
  'sandbox',
  'scripts',
  'e2e',
  'bench',
]
const CRUISER_OPTIONS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']

type Step = [name: string, start: () => ChildProcess]
/** The types of the screens are read from what this writes. */
const first: Step = [
  'route types',
  () => node([bin('react-router'), 'typegen'], join(repository, 'web')),
]
const types = (workspace: string): Step => [`types of ${workspace}`, () => tsc(workspace)]
/** The longest first: what is left at the end is short, and neither processor waits for the other. */
const steps: Step[] = [
  types('web'),
  [
    'types of contract, server, sandbox, scripts, deploy and bench',
    // Together: benches and scripts import the server, the server the contract: each is worked out once.
    () => tsc('tsconfig.node.json'),
  ],
  ['format and lint', () => spawnQuietly(bin('biome'), ['ci', '--error-on-warnings', '.'])],
  [
    'import direction',
    // The long form says of each rule what to do instead.
    () => node([bin('depcruise'), ...IMPORTERS, ...CRUISER_OPTIONS]),
  ],
  ['dead code', () => node([bin('knip')])],
  ['generated files', () => node(['scripts/generate.ts', '--check'])],
  ['owners of tables, uses of features', () => node(['scripts/check-features.ts'])],
  ['migrations', () => node(['scripts/check-migrations.ts'])],
  types('e2e'),
  types('bench'),
  types('web/service-worker'),
  ['documents', () => node(['scripts/check-documents.ts'])],
  ['notices', () => node(['scripts/write-notices.ts', '--check'])],
]

/** Most steps keep one processor busy: two at a time. */
const LANES = 2
let failed = 0
await run(first)
const waiting = [...steps]
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
  }),
)
console.log(`${steps.length + 1 - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function run([name, start]: Step) {
  const began = Date.now()
  const child = start()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await codeOf(child)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) {
    failed += 1
    console.log(output)
  }
}

function spawnQuietly(command: string, args: string[], cwd = repository) {
  return spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
}
