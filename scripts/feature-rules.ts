/** Tables of the platform itself, written by no feature. */
const PLATFORM_TABLES = new Set(['rate_limits', 'schema_migrations'])

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
