/** What the two tiers run, as lists: `run-steps.ts` plays them, a test reads that every line is valid. */
export type Step = {
  name: string
  command: string
  args: string[]
  /** From this step on the seeded portal runs beside; after the last one it stops. */
  portal?: 'starts' | 'stops'
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
  script('build', 'build'),
  { ...script('check', 'check'), portal: 'starts' },
  node('unit and integration tests', 'scripts/run-tests.ts', 'vitest'),
  node(
    'lighthouse, one run a page',
    'scripts/measure-pages.ts',
    ...['--runs', '1', '--origin', `http://localhost:${PORTAL.productionPort}`],
  ),
  // Before the journeys, which change what the screens show.
  script(
    'layouts on a phone',
    'layout',
    ...['--widths', '360', '--origin', `http://localhost:${PORTAL.port}`],
  ),
  { ...node('journeys in a browser', 'scripts/run-tests.ts', 'playwright'), portal: 'stops' },
  script('size of the first load', 'size'),
  script(
    'short fault drills',
    'drill',
    ...['--kills', '4', '--changes', '200', '--live-seconds', '4'],
    ...['--attack-seconds', '4', '--hostile-requests', '20000'],
  ),
  script('floors of the figures', 'bench', '--assert', '--short', '--rounds', '1'),
  script('judged search', 'search:judge', '--assert'),
]

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
  script('map on a slow phone', 'map:measure'),
  script('hostile input, all of it', 'fuzz'),
  script('every minute of a year, hostile searches and boxes', 'properties'),
]
