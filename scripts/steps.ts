/** What the two tiers run, as lists: `run-steps.ts` plays them, a test reads that every line is valid. */
export type Step = {
  name: string
  command: string
  args: string[]
  /** It looks at the seeded portal, which runs beside from the first step to the last of these. */
  onPortal?: true
  /** What several machines do with it: each the whole, or each its part. Else one of them plays it. */
  shards?: 'each' | 'parts'
  /** About, on two quiet cores: so that several machines end together. */
  seconds?: number
}

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args })
const script = (name: string, run: string, ...args: string[]): Step => ({
  name,
  command: 'npm',
  args: ['run', '--silent', run, ...(args.length > 0 ? ['--', ...args] : [])],
})

/** Addresses of the portal that journeys and Lighthouse share: it is seeded once. */
export const PORTAL = { port: '4319', productionPort: '4320' }

export const MERGE: Step[] = [
  { ...script('build', 'build'), shards: 'each' },
  { ...script('check', 'check'), seconds: 170 },
  { ...node('unit and integration tests', 'scripts/run-tests.ts', 'vitest'), shards: 'parts' },
  {
    ...node(
      'lighthouse, one run a page',
      'scripts/measure-pages.ts',
      ...['--runs', '1', '--origin', `http://localhost:${PORTAL.productionPort}`],
    ),
    onPortal: true,
    seconds: 139,
  },
  // Before the journeys, which change what the screens show.
  {
    ...script(
      'layouts on a phone',
      'layout',
      ...['--widths', '360', '--origin', `http://localhost:${PORTAL.port}`],
    ),
    onPortal: true,
    seconds: 260,
  },
  {
    ...node('journeys in a browser', 'scripts/run-tests.ts', 'playwright', '--project=journeys'),
    onPortal: true,
    shards: 'parts',
  },
  // What an operator changes, everybody sees: these wait until the others are done.
  {
    ...node(
      'journeys that change the portal',
      'scripts/run-tests.ts',
      ...['playwright', '--project=changes', '--no-deps'],
    ),
    onPortal: true,
    seconds: 116,
  },
  { ...script('size of the first load', 'size'), seconds: 2 },
  {
    ...script(
      'short fault drills',
      'drill',
      ...['--kills', '4', '--changes', '200', '--live-seconds', '4'],
      ...['--attack-seconds', '4', '--hostile-requests', '20000'],
    ),
    seconds: 331,
  },
  {
    ...script('floors of the figures', 'bench', '--assert', '--short', '--rounds', '1'),
    seconds: 53,
  },
  { ...script('judged search', 'search:judge', '--assert'), seconds: 30 },
]

/**
 * What machine `part` of `of` plays: its share of the tests that can be shared out, and of the steps that
 * cannot the longest first, each to the machine with the least so far. Together the machines play all.
 */
export function shardOf(steps: readonly Step[], part: number, of: number): Step[] {
  const loads = Array.from({ length: of }, () => 0)
  const player = new Map<Step, number>()
  const whole = steps.filter(({ shards }) => shards === undefined)
  for (const step of whole.toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + (step.seconds ?? 0)
    player.set(step, least + 1)
  }
  return steps.flatMap((step) => {
    if (step.shards === 'each') return [step]
    if (step.shards === 'parts') {
      return [{ ...step, args: [...step.args, `--shard=${part}/${of}`] }]
    }
    return player.get(step) === part ? [step] : []
  })
}

export const NIGHTLY: Step[] = [
  script('build', 'build'),
  node('lighthouse, best of five', 'scripts/measure-pages.ts', '--every-kind', '--runs', '5'),
  script('layouts at every width', 'layout', '--widths', '320,360,768,1280'),
  script(
    'long fault drills',
    'drill',
    ...['--kills', '20', '--changes', '10000', '--live-seconds', '300'],
    ...['--payment-kills', '200', '--webhooks', '2000', '--long'],
  ),
  script('ten thousand sequences of payments', 'payments:sequences'),
  script('ten thousand sequences of orders', 'orders:sequences'),
  script('two hundred rounds of races for orders', 'orders:races'),
  script('two hundred rounds of races for coupons', 'coupons:races'),
  script('two hundred rounds of races for nights', 'stays:races'),
  script('ten thousand sequences of stays', 'stays:sequences'),
  script('figures with 100,000 listings', 'bench', '--assert'),
  script('figures of accounts', 'bench:accounts', '--assert'),
  script('coupons read at twenty a second', 'bench:coupons', '--assert'),
  script('draw of 100,000 entries', 'bench:draws'),
  script('rooms free among 10,000', 'bench:lodging', '--assert'),
  script('feed of 5,000 properties', 'bench:property-feed'),
  script('lists of the team over 100,000 rows', 'bench:lists', '--assert'),
  script('figures of an owner over two years', 'bench:insight', '--assert'),
  script('open files of 100,000 listings', 'bench:exports', '--assert'),
  script(
    'a week of visits, 50 million rows behind it',
    'bench:visits',
    '--assert',
    '--raw',
    '50000000',
  ),
  script('everything of the server through PgBouncer', 'pooled', '--whole'),
  node('dashboard, by a real Prometheus', 'scripts/check-dashboard.ts'),
  script('image, built and started', 'image'),
  script('what traces cost', 'bench:tracing', '--assert'),
  node('alerts, by the tool of Prometheus', 'scripts/check-alerts.ts'),
  script('map on a slow phone', 'map:measure'),
  script('hostile input, all of it', 'fuzz'),
  script('every minute of a year, hostile searches and boxes', 'properties'),
]
