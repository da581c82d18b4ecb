type Codebase = {
  features: readonly {
    name: string
    owns: readonly string[]
    uses: readonly string[]
    stores?: object
    ports?: object
  }[]
  /** The names of the methods of every store. */
  stores: Readonly<Record<string, readonly string[]>>
  /** The generated types of the database. */
  schema: string
  /** Paths and contents of the server and of the contract, without tests. */
  files: ReadonlyMap<string, string>
}

/**
 * Every table has one owner, only the owner writes it; what a feature uses of another is named, exists and
 * is used; jobs and tags are defined; endpoints say who may call. A sentence for each breach.
 */
export function brokenRules({ features, stores, schema, files }: Codebase): string[] {
  const owners = new Map(features.flatMap(({ name, owns }) => owns.map((table) => [table, name])))
  const ownedTwice = features.flatMap(({ name, owns }) =>
    owns
      .filter((table) => owners.get(table) !== name)
      .map((table) => `${table} is owned by ${name} and by ${owners.get(table)}: keep it in one.`),
  )
  const offered = new Set([
    ...features.flatMap(({ ports = {} }) => Object.keys(ports)),
    ...Object.entries(stores).flatMap(([name, methods]) =>
      methods.map((method) => `${name}.${method}`),
    ),
  ])
  const all = new Set(Object.keys(stores))
  const sources = new Map<string, string>()
  const inFiles = [...files].flatMap(([path, source]) => {
    const name = /^server\/src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]
    if (name === undefined) {
      return [...endpointsWithoutAccess(path, source), ...uncheckedSql(path, source)]
    }
    sources.set(name, (sources.get(name) ?? '') + source)
    const manifest = features.find((feature) => feature.name === name)
    const own = Object.keys(manifest?.stores ?? {})
    return [
      ...foreignWrites(path, name, source, owners),
      ...undefinedNames(path, source),
      ...loopsThatSend(path, source),
      ...rolesAskedTwice(path, source),
      ...uncheckedSql(path, source),
      ...(manifest ? undeclaredStores(path, name, source, { own, uses: manifest.uses, all }) : []),
    ]
  })
  const inManifests = features.flatMap(({ name, uses }) =>
    unknownUses(name, uses, sources.get(name) ?? '', offered),
  )
  return [...ownedTwice, ...unownedTables(schema, owners), ...inFiles, ...inManifests]
}

/** Tables of the platform itself, written by no feature. */
const PLATFORM_TABLES = new Set([
  'failed_work',
  'live_changes',
  'rate_limits',
  'refused_addresses',
  'schema_migrations',
])

const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([a-z_]+)/g,
  /(?<!\bfor )(?<!\bkey )(?<!\bon )(?<!\bdo )\bupdate\s+([a-z_]+)\s+(?:as\s+\w+\s+)?set\b/g,
]

/** Sentences about writes in `source` to tables that another feature owns. */
export function foreignWrites(
  path: string,
  feature: string,
  source: string,
  owners: ReadonlyMap<string, string>,
): string[] {
  const written = new Set(
    WRITES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, table = '']) => table)),
  )
  return [...written].flatMap((table) => {
    const owner = owners.get(table)
    if (!owner || owner === feature) return []
    return [
      `${path} writes ${table}, which ${owner} owns: put the statement in a store of ${owner} and name it in the \`uses\` of ${feature}.feature.ts.`,
    ]
  })
}

/** Sentences about tables of the generated schema that no feature claims. */
export function unownedTables(schema: string, owners: ReadonlyMap<string, string>): string[] {
  const [, tables = ''] = schema.match(/export interface DB \{([^}]*)\}/) ?? []
  return [...tables.matchAll(/^\s*"?([\w.]+)"?:/gm)].flatMap(([, table = '']) =>
    owners.has(table) || PLATFORM_TABLES.has(table) || table.includes('.')
      ? []
      : [`${table} has no owner: name it in the \`owns\` of the feature that writes it.`],
  )
}

/** Sentences about names in `uses` that nobody offers, or that the feature no longer calls. */
export function unknownUses(
  feature: string,
  uses: readonly string[],
  source: string,
  offered: ReadonlySet<string>,
): string[] {
  return uses.flatMap((use) => {
    if (!offered.has(use)) {
      return [
        `${feature}.feature.ts uses ${use}, which no feature offers: name a \`store.method\` or a port.`,
      ]
    }
    const called = use.split('.').at(-1) ?? use
    const isCalled = new RegExp(`\\.${called}\\b`).test(source)
    return isCalled
      ? []
      : [`${feature} does not call ${use} any more: take it out of its \`uses\`.`]
  })
}

/** Every transaction has these, whatever the feature. */
const IN_EVERY_TRANSACTION = ['audit', 'changes', 'jobs']

/** Sentences about stores of other features that are taken without being named in `uses`. */
export function undeclaredStores(
  path: string,
  feature: string,
  source: string,
  known: { own: readonly string[]; uses: readonly string[]; all: ReadonlySet<string> },
): string[] {
  const bound = [...source.matchAll(/\.transaction\(\s*async \(\{([^}]*)\}/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.replace(/:.*/s, '').trim()),
  )
  const taken = [...source.matchAll(/\bstores\.(\w+)/g)].map(([, name = '']) => name)
  const declared = new Set([
    ...IN_EVERY_TRANSACTION,
    ...known.own,
    ...known.uses.map((use) => use.replace(/\..*$/, '')),
  ])
  return [...new Set([...bound, ...taken])]
    .filter((store) => known.all.has(store) && !declared.has(store))
    .map(
      (store) =>
        `${path} takes the store ${store} of another feature: name the method it needs, \`${store}.method\`, in the \`uses\` of ${feature}.feature.ts.`,
    )
}

/** Sentences about jobs and tags that are words instead of definitions. */
export function undefinedNames(path: string, source: string): string[] {
  const jobs = [...source.matchAll(/\bjobs\.add\(\s*(['"`][^'"`]*['"`])/g)].map(
    ([, name]) =>
      `${path} asks for the job ${name}: define it with \`defineJob\`, list its handler in the feature's \`jobs\` and ask for it by that definition.`,
  )
  const tags = [...source.matchAll(/\bchanges\.announce\(\s*(['"`][^'"`]*['"`])/g)].map(
    ([, name]) =>
      `${path} announces ${name}: take a tag of server/src/platform/live/tags.ts, or define one of this feature with \`defineTag\`.`,
  )
  return [...jobs, ...tags]
}

/** Sentences about SQL with a type that nobody compares with what PostgreSQL answers. */
export function uncheckedSql(path: string, source: string): string[] {
  if (path.endsWith('/checked-sql.ts')) return []
  const unchecked = /\bsql<|\.\$(?:castTo|narrowType)<|\bfn\s*\.(?:sum|max|min|avg|agg)</g
  return [...source.matchAll(unchecked)].map(
    ([found]) =>
      `${path} writes \`${found}\`, a type that nobody compares: take \`statement\`, \`selected\` or one that casts, of server/src/platform/database/checked-sql.ts.`,
  )
}

/** Sentences about a role asked for whatever the request says: the declaration has refused the others. */
export function rolesAskedTwice(path: string, source: string): string[] {
  const asked = [...source.matchAll(/^ *(require(?:Administrator|StaffDuty))\(/gm)]
  return asked.map(
    ([, name]) =>
      `${path} calls ${name}: say who may call in the \`access\` of the endpoint, which is asked before the request is read.`,
  )
}

/**
 * Sentences about loops in which an e-mail is sent: one mailbox that refuses would keep the e-mails of all
 * behind it. Only a loop that says so itself is seen, not one that calls what sends.
 */
export function loopsThatSend(path: string, source: string): string[] {
  const loops = [...source.matchAll(/\b(?:for(?: await)?|while) ?\(|\.(?:map|forEach)\(/g)]
  const isSending = loops.some(({ 0: head, index }) => {
    const told = balancedFrom(source, index + head.length - 1)
    const after = source.slice(index + head.length - 1 + told.length)
    const body = head.startsWith('.') ? told : balancedFrom(after, after.search(/\S/))
    return /\bmail\s*\.send\(/.test(body)
  })
  return isSending
    ? [
        `${path} sends an e-mail in a loop: go through the list with \`eachItem\`, so that one that fails keeps back no other.`,
      ]
    : []
}

/** From a bracket to the one that closes it; a line where there is none. */
function balancedFrom(source: string, from: number): string {
  if (!/[({]/.test(source[from] ?? '')) return source.slice(from).split('\n')[0] ?? ''
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    if (/[({]/.test(source[at] ?? '')) depth += 1
    if (/[)}]/.test(source[at] ?? '')) depth -= 1
    if (depth === 0) return source.slice(from, at + 1)
  }
  return source.slice(from)
}

/** Sentences about endpoints of the contract that do not say who may call them. */
export function endpointsWithoutAccess(path: string, source: string): string[] {
  return source
    .split(/^export const /m)
    .filter((part) => /^\w+ = endpoint\(\{/.test(part) && !/^ {2}access: /m.test(part))
    .map(
      (part) =>
        `${path}: ${/^\w+/.exec(part)?.[0]} does not say who may call it: add \`access\`, one of contract/src/shared/endpoint.ts.`,
    )
}
