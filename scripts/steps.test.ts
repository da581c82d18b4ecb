import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from './processes.ts'
import { MERGE, NIGHTLY, type Step, shardOf } from './steps.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Tools, and what another script of the list runs itself. */
const NOT_FOR_THE_NIGHT = ['bench:profile', 'bench:guide', 'bench:search', 'bench:map']

/** What is wrong with a line, as far as reading can tell: it is run once a night, far from who wrote it. */
function complaintsAbout({ command, args }: Pick<Step, 'command' | 'args'>): string[] {
  if (command !== 'npm') return aboutProgram(args)
  const [, , name = '', ...given] = args
  const line = scripts[name]
  if (!line) return [`there is no script ${name}`]
  const words = [...line.split(' '), ...given.filter((word) => word !== '--')]
  const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')[0])
  const [program, ...rest] = words.slice(settings.length)
  if (program === 'node') return aboutProgram(rest.filter((word) => word !== '--expose-gc'))
  if (program === 'vitest') return aboutTests(rest.slice(1), settings)
  return program && existsSync(join(repository, 'node_modules/.bin', program))
    ? []
    : [`there is no program ${program}`]
}

function aboutTests(files: readonly string[], settings: readonly (string | undefined)[]): string[] {
  const missing = files.filter((file) => !existsSync(join(repository, file)))
  if (missing.length > 0) return missing.map((file) => `there is no ${file}`)
  const text = files.map(read).join('\n')
  return settings
    .filter((name = '') => !text.includes(`process.env.${name} `) && !isOfSequences(name, text))
    .map((name) => `${name} is read by none of ${files.join(', ')}`)
}

/** What server/test/sequences.ts reads for a suite by the beginning of its names. */
function isOfSequences(setting: string, text: string): boolean {
  const [, name] = /^([A-Z]+)_(?:SEQUENCES|SEED|LANES)$/.exec(setting) ?? []
  return name !== undefined && text.includes('useSequences(') && text.includes(`name: '${name}'`)
}

/** The file, the flags it declares with `parseArgs`, a value where one belongs, and what it runs in turn. */
function aboutProgram([file = '', ...words]: readonly string[]): string[] {
  if (!existsSync(join(repository, file))) return [`there is no ${file}`]
  const text = read(file)
  const declared = new Map(
    [...text.matchAll(/^ {4}'?([\w-]+)'?: \{ type: '(string|boolean)'/gm)].map(
      ([, name = '', type = '']): [string, string] => [name, type],
    ),
  )
  const complaints: string[] = []
  // What is handed on to another tool, that tool reads.
  const left = /process\.argv\.slice/.test(text) ? [] : [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const type = declared.get(word.replace(/^--/, ''))
    if (!word.startsWith('--')) {
      if (!/allowPositionals|process\.argv/.test(text)) complaints.push(`${file} knows no ${word}`)
    } else if (!type) complaints.push(`${file} knows no ${word}`)
    else if (type === 'string' && (left.shift() ?? '--').startsWith('--')) {
      complaints.push(`${file} wants a value for ${word}`)
    }
  }
  if (declared.has('assert') && !words.includes('--assert')) {
    complaints.push(`${file} fails only with --assert`)
  }
  return [...complaints, ...runInTurn(text).flatMap(aboutProgram)]
}

/** `runToo('bench/guide/run.ts', '--listings', values.listings, ...assert)`: what is no text is a value. */
const runInTurn = (text: string) =>
  [...text.matchAll(/await runToo\(([^)]+)\)/g)].map(([, words = '']) =>
    words.split(', ').map((word) => {
      if (word === '...assert') return '--assert'
      return /^'(.*)'$/.exec(word)?.[1] ?? '1'
    }),
  )

it.each([...MERGE, ...NIGHTLY].map((step): [string, Step] => [step.name, step]))(
  'the line of “%s” can be run',
  (_name, step) => {
    expect(complaintsAbout(step)).toEqual([])
  },
)

it.each([1, 2, 3, 4, 7])('%i machines play together what one plays, and each step once', (of) => {
  const shares = Array.from({ length: of }, (_, index) => shardOf(MERGE, index + 1, of))
  const played = shares.flat()
  for (const { name, shards, args } of MERGE) {
    const lines = played.filter((step) => step.name === name).map((step) => step.args)
    const parts = Array.from({ length: of }, (_, index) => [...args, `--shard=${index + 1}/${of}`])
    const each = Array.from({ length: of }, () => args)
    expect(lines).toEqual(shards === 'parts' ? parts : shards === 'each' ? each : [args])
  }
  // In the order of the whole: layouts before journeys, and those that change the portal after them.
  for (const share of shares) {
    const places = share.map((step) => MERGE.findIndex(({ name }) => name === step.name))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

it('four machines end together', () => {
  const seconds = [1, 2, 3, 4].map((part) =>
    shardOf(MERGE, part, 4).reduce((sum, step) => sum + (step.seconds ?? 0), 0),
  )
  // The longest step that cannot be shared out is the least that one of them has.
  const longest = Math.max(...MERGE.map((step) => step.seconds ?? 0))
  expect(Math.max(...seconds)).toBeLessThanOrEqual(longest * 1.1)
})

it('every bench is measured at night', () => {
  const asked = NIGHTLY.map(({ args }) => args[2])
  const benches = Object.keys(scripts).filter((name) => name.startsWith('bench'))
  expect(benches.filter((name) => !asked.includes(name)).sort()).toEqual(NOT_FOR_THE_NIGHT.sort())
  expect(runInTurn(read('bench/run.ts')).map(([file]) => file)).toEqual([
    'bench/guide/run.ts',
    'bench/search/run.ts',
    'bench/search/judge.ts',
    'bench/map/run.ts',
  ])
})

it.each([
  [['run', '--silent', 'bench:rooms'], 'there is no script bench:rooms'],
  [['run', '--silent', 'drill', '--', '--kilns', '4'], 'bench/drills/run.ts knows no --kilns'],
  [['run', '--silent', 'drill', '--', '--kills'], 'bench/drills/run.ts wants a value for --kills'],
  [
    ['run', '--silent', 'drill', '--', '--kills', '--long'],
    'bench/drills/run.ts wants a value for --kills',
  ],
  [['run', '--silent', 'bench:lists'], 'bench/lists/run.ts fails only with --assert'],
  [['run', '--silent', 'bench:draws', '--', '--assert'], 'bench/draws/run.ts knows no --assert'],
  [['run', '--silent', 'bench:draws', '--', 'all'], 'bench/draws/run.ts knows no all'],
])('a line that nobody could run is named: npm %j', (args, complaint) => {
  expect(complaintsAbout({ command: 'npm', args })).toContain(complaint)
})

it('a file that moved, and a setting that no test reads, are named', () => {
  expect(complaintsAbout({ command: 'node', args: ['scripts/measure-paths.ts'] })).toEqual([
    'there is no scripts/measure-paths.ts',
  ])
  const file = 'server/src/features/storefront/orders/order-races.test.ts'
  expect(aboutTests([file], ['ORDER_RACE'])).toEqual([`ORDER_RACE is read by none of ${file}`])
  const sequences = 'server/src/features/storefront/orders/order-sequences.test.ts'
  expect(aboutTests([sequences], ['ORDER_SEED', 'STAY_SEED'])).toEqual([
    `STAY_SEED is read by none of ${sequences}`,
  ])
  expect(aboutTests(['server/src/moved.test.ts'], [])).toEqual([
    'there is no server/src/moved.test.ts',
  ])
})
