import { importsOf } from './affected-tests.ts'

/**
 * The domains from the ground up (docs/map.md draws them). A feature may use what lies below it and in its
 * own domain; domains of one row stand side by side and do not know each other.
 */
export const ROWS = [
  ['ground'],
  ['people'],
  ['guide'],
  ['money'],
  ['city', 'newsroom', 'storefront', 'lodging', 'properties', 'club'],
  ['insight'],
  ['portal'],
] as const

export const DOMAINS: readonly string[] = ROWS.flat()
const rowOf = new Map<string, number>(
  ROWS.flatMap((row, at) => row.map((domain) => [domain, at] as const)),
)

/**
 * Arrows that still run up or aside, by the features they join. The list may only become shorter: a new
 * arrow is refused, and so is a line that no arrow needs any more.
 */
export const KNOWN_ARROWS_UP: readonly string[] = [
  'ground/media → money/subscriptions',
  'ground/media → people/accounts',
  'guide/reviews → city/sights',
  'insight/analytics → portal/search',
  'money/house-pix → lodging/stays',
  'money/house-pix → storefront/orders',
  'people/accounts → money/subscriptions',
  'people/notifications → guide/establishments',
  'people/notifications → guide/team',
  'people/people → guide/establishments',
  'people/people → money/subscriptions',
]

const FEATURE = /^(?:contract\/src|(?:server\/src|web\/app)\/features)\/([^/]+)\/([^/]+)\//
const isTest = (path: string) => /\.(test|testing)\.tsx?$/.test(path)

/** `guide/claims` of the files of claims in contract, server and web; null of what is no feature. */
export function featureAt(path: string): string | null {
  const [, domain = '', feature] = FEATURE.exec(path) ?? []
  return rowOf.has(domain) ? `${domain}/${feature}` : null
}

const domainOf = (feature: string) => feature.split('/')[0] ?? ''

/** One feature needs another of another domain: by importing it, or by a name in `uses` of its manifest. */
export type Arrow = { from: string; to: string; by: string }

type House = {
  /** Paths and contents of modules; tests among them do not count. */
  modules: ReadonlyMap<string, string>
  /** The manifests of the server. */
  features: readonly { name: string; uses: readonly string[]; stores?: object; ports?: object }[]
}

export function arrowsBetween({ modules, features }: House): Arrow[] {
  const paths = [...modules].filter(([path]) => !isTest(path))
  const imported = paths.flatMap(([path, text]) => {
    const from = featureAt(path)
    if (from === null) return []
    return importsOf(path, text).flatMap((target) => {
      const to = featureAt(target)
      return to === null ? [] : [{ from, to, by: `${path} imports ${target}` }]
    })
  })
  const placed = new Map(
    paths.flatMap(([path]) => {
      const found = path.startsWith('server/') ? featureAt(path) : null
      return found === null ? [] : [[found.split('/')[1] ?? '', found] as const]
    }),
  )
  const offering = new Map(
    features.flatMap(({ name, stores = {}, ports = {} }) =>
      [...Object.keys(stores), ...Object.keys(ports)].map((offer) => [offer, name] as const),
    ),
  )
  const used = features.flatMap(({ name, uses }) =>
    uses.flatMap((use) => {
      const to = placed.get(offering.get(use.split('.')[0] ?? '') ?? '')
      const from = placed.get(name)
      return from && to ? [{ from, to, by: `${name}.feature.ts uses ${use}` }] : []
    }),
  )
  return [...imported, ...used].filter(({ from, to }) => domainOf(from) !== domainOf(to))
}

export function runsUp({ from, to }: Arrow): boolean {
  const row = (feature: string) => rowOf.get(domainOf(feature)) ?? 0
  return row(to) >= row(from)
}

const named = ({ from, to }: Arrow) => `${from} → ${to}`

/** Sentences about arrows that run up without being known, and about known ones that are gone. */
export function brokenDirections(
  arrows: readonly Arrow[],
  known: readonly string[] = KNOWN_ARROWS_UP,
): string[] {
  const up = arrows.filter(runsUp)
  const needed = new Set(up.map(named))
  return [
    ...up
      .filter((arrow) => !known.includes(named(arrow)))
      .map(
        (arrow) =>
          `${named(arrow)} runs up (${arrow.by}): let the one below name a hook or a port that the one above fills in its manifest, or move what both need down.`,
      ),
    ...known
      .filter((one) => !needed.has(one))
      .map(
        (one) => `${one} runs up no more: take it out of KNOWN_ARROWS_UP in scripts/domains.ts.`,
      ),
  ]
}

/** Folders of features that stand in no domain, or in one that is not declared. */
export function strayFolders(paths: Iterable<string>): string[] {
  const stray = new Set<string>()
  for (const path of paths) {
    const [, root = '', domain = ''] =
      /^((?:server\/src|web\/app)\/features)\/([^/]+)\//.exec(path) ?? []
    if (root && !rowOf.has(domain)) stray.add(`${root}/${domain}`)
  }
  return [...stray].map(
    (folder) => `${folder} is no domain: put the feature into one of ${DOMAINS.join(', ')}.`,
  )
}
