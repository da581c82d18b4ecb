import ts from 'typescript'
import {
  columnKey,
  keyOf,
  type Observed,
  type Seen,
  type SeenColumn,
  type SeenTemplate,
} from '../server/test/observed-statements.ts'

/**
 * Holds the types that the code says of SQL against what PostgreSQL answered in the tests: the names of the
 * columns, their types, nulls, and what stands within json. A sentence for each difference.
 */
type Site = { at: string; tag: string; key: string; type: ts.Type; node: ts.Node }

/** The tags of server/src/platform/database/checked-sql.ts. */
const STATEMENT = 'statement'
const CHECKED = new Set([
  STATEMENT,
  'selected',
  'bool',
  'int4',
  'int8',
  'int8OrNull',
  'text',
  'textOrNull',
  'texts',
  'moment',
  'momentOrNull',
  'dateRange',
  'uuid',
])

export type Findings = {
  /** What is not as the code says. */
  wrong: string[]
  /** Statements that no test executed. */
  unseen: string[]
  checked: number
}

export function statementFindings(
  program: ts.Program,
  isOurs: (file: string) => boolean,
  observed: Observed,
): Findings {
  const checker = program.getTypeChecker()
  const findings: Findings = { wrong: [], unseen: [], checked: 0 }
  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue
    const isKit = file.fileName.endsWith('/checked-sql.ts')
    for (const site of sitesOf(file, checker)) {
      if (site.tag === 'sql') {
        if (!isKit && !isUntyped(site.type)) {
          findings.wrong.push(
            `${site.at} gives \`sql\` the type ${checker.typeToString(site.type)}: nobody compares that. Take a tag of checked-sql.ts.`,
          )
        }
        continue
      }
      findings.checked += 1
      if (!/[a-z0-9]/i.test(site.key)) {
        // Only put together: each part that is a statement has its own words and its own type.
        if (site.tag === STATEMENT)
          findings.wrong.push(
            `${site.at} has no words of its own: give the type to the statement it repeats.`,
          )
        continue
      }
      if (isOpen(site.type)) {
        findings.wrong.push(`${site.at} has a type that only its callers know: name it there.`)
        continue
      }
      const entry = observed[site.key] ?? NOTHING
      if (!wasCompared(site, entry)) {
        findings.unseen.push(
          `${site.at} was neither executed nor described by a test: nobody has compared its type.`,
        )
        continue
      }
      const compared = new Comparison(checker, site.node)
      const wrong = new Set(compared.entry(site, entry.columns))
      findings.wrong.push(...[...wrong].map((sentence) => `${site.at} ${sentence}`))
    }
  }
  return findings
}

/** What the tests read of columns whose types are declared, held against those. */
export function columnFindings(program: ts.Program, observed: Observed): Findings {
  const checker = program.getTypeChecker()
  const findings: Findings = { wrong: [], unseen: [], checked: 0 }
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.endsWith('/declared-columns.ts')) continue
    const declared = file.statements.find(
      (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'DeclaredColumns',
    )
    if (!declared) continue
    for (const { name } of checker.getPropertiesOfType(checker.getTypeAtLocation(declared))) {
      findings.checked += 1
      const columns = observed[columnKey(name)]?.columns ?? []
      if (columns.length === 0) findings.unseen.push(`${name} was read by no test.`)
      const compared = new Comparison(checker, declared)
      const wrong = compared.properties(checker.getTypeAtLocation(declared), columns)
      findings.wrong.push(
        ...[...new Set(wrong)].map((sentence) => `declared-columns.ts ${sentence}`),
      )
    }
  }
  return findings
}

/** A cast needs nobody's look; what stands within a statement by hand was compared with it. */
function wasCompared({ tag }: Site, { columns, isPart } = NOTHING): boolean {
  if (columns.length > 0) return true
  return tag === 'selected' ? isPart : tag !== STATEMENT
}

const NOTHING: SeenTemplate = { columns: [], isPart: false }

function sitesOf(file: ts.SourceFile, checker: ts.TypeChecker): Site[] {
  const found: Site[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag)) {
      const tag = node.tag.text
      const type = CHECKED.has(tag) || tag === 'sql' ? builtType(checker, node) : null
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const at = `${file.fileName.replace(/^.*?(?=server\/)/, '')}:${line + 1}`
      if (type) found.push({ at, tag, key: keyOf(partsOf(node.template)), type, node })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

function partsOf(template: ts.TemplateLiteral): string[] {
  return ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}

/** What stands between the brackets of `RawBuilder<…>`. */
function builtType(checker: ts.TypeChecker, node: ts.Expression): ts.Type | null {
  const type = checker.getTypeAtLocation(node)
  const isRaw = type.symbol?.name === 'RawBuilder'
  return isRaw ? (checker.getTypeArguments(type as ts.TypeReference)[0] ?? null) : null
}

const has = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0
/** `any` is what a list of fragments (`sql.join`) asks for: nobody reads it. */
const isUntyped = (type: ts.Type) => has(type, ts.TypeFlags.Unknown | ts.TypeFlags.Any)
const isOpen = (type: ts.Type) =>
  has(type, ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional)

/** What the driver makes of a type; of any other it makes text. */
const KINDS: Record<number, string> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  1114: 'Date',
  1184: 'Date',
}
const JSON_TYPES = [114, 3802]
const ITEMS: Record<number, number> = {
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1115: 1114,
  1185: 1184,
  2951: 2950,
}
/** The driver takes these apart itself: what was in them says enough. */
const UNTOLD = [199, 3807, 1182, 1186, 1231, 2249, 600]

class Comparison {
  readonly #checker: ts.TypeChecker
  readonly #node: ts.Node
  constructor(checker: ts.TypeChecker, node: ts.Node) {
    this.#checker = checker
    this.#node = node
  }

  entry(site: Site, columns: SeenColumn[]): string[] {
    if (site.tag !== STATEMENT) {
      return columns.flatMap((column) => this.#column(site.type, column))
    }
    const answered = new Set(columns.map(({ name }) => name))
    const missing = this.#propertiesOf(site.type)
      .filter((property) => !isOptional(property) && !answered.has(property.name))
      .map(({ name }) => `says "${name}", which is no column of it.`)
    return [...missing, ...this.properties(site.type, columns)]
  }

  properties(of: ts.Type, columns: SeenColumn[]): string[] {
    const properties = this.#propertiesOf(of)
    return columns.flatMap((column) => {
      const property = properties.find(({ name }) => name === column.name)
      const type = property ? this.#typeOf(property) : this.#indexOf(of)
      // More columns than the type has are no lie of it.
      return type ? this.#column(type, column) : []
    })
  }

  #column(type: ts.Type, { name, oid, values }: SeenColumn): string[] {
    const said = this.#checker.typeToString(type)
    return this.#takes(type, oid)
      ? this.#values([type], values, name)
      : [`says "${name}" is ${said}: PostgreSQL answers ${KINDS[oid] ?? `type ${oid}`}.`]
  }

  /** Whether a value of this type of PostgreSQL can be one of that type. */
  #takes(type: ts.Type, oid: number): boolean {
    if (JSON_TYPES.includes(oid) || UNTOLD.includes(oid)) return true
    const item = ITEMS[oid]
    return membersOf(type).some((member) => {
      if (isAnything(member)) return true
      if (item !== undefined) {
        const items = this.#itemsOf(member)
        return items !== null && this.#takes(items, item)
      }
      return kindOf(member) === (KINDS[oid] ?? 'string')
    })
  }

  /** Of several types, as those of a key in objects of several kinds, one has to fit. */
  #values(types: readonly ts.Type[], seen: Seen, path: string): string[] {
    const members = types.flatMap(membersOf)
    const said = types.map((type) => this.#checker.typeToString(type)).join(' | ')
    if (members.some(isAnything)) return []
    const kinds = new Set(
      members.map((member) => (this.#itemsOf(member) ? 'array' : kindOf(member))),
    )
    const foreign = seen.plain
      .filter((kind) => !kinds.has(kind))
      .map((kind) => `says "${path}" is ${said}: it was ${kind}.`)
    return [...foreign, ...this.#words(members, seen, path), ...this.#within(members, seen, path)]
  }

  /** Of a few words each is one that the type knows. */
  #words(members: ts.Type[], { words = [] }: Seen, path: string): string[] {
    const known = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
    const isOpen = members.some(
      (member) => kindOf(member) === 'string' && !member.isStringLiteral(),
    )
    if (isOpen || known.length === 0) return []
    return words
      .filter((word) => !known.includes(word))
      .map((word) => `has "${word}" in "${path}", which its type does not know.`)
  }

  #within(members: ts.Type[], seen: Seen, path: string): string[] {
    const items = members.flatMap((member) => this.#itemsOf(member) ?? [])
    const inItems =
      seen.items && items.length > 0 ? this.#values(items, seen.items, `${path}[]`) : []
    const objects = members.filter(
      (member) => !this.#itemsOf(member) && kindOf(member) === 'object',
    )
    if (!seen.keys || objects.length === 0) return inItems
    const keys = seen.keys
    // Of several kinds of objects a key may be in one alone.
    const [only] = objects.length === 1 ? objects : []
    const missing = only
      ? this.#propertiesOf(only)
          .filter(({ name }) => (keys[name]?.times ?? 0) < (seen.objects ?? 0))
          .filter((property) => !isOptional(property) && !this.#mayLack(property))
          .map(({ name }) => `says "${path}.${name}", which was not in all of them.`)
      : []
    const inKeys = Object.entries(keys).flatMap(([name, inner]) => {
      const types = objects.flatMap((object) => {
        const property = this.#propertiesOf(object).find((one) => one.name === name)
        const type = property ? this.#typeOf(property) : this.#indexOf(object)
        return type ? [type] : []
      })
      return types.length > 0 ? this.#values(types, inner, `${path}.${name}`) : []
    })
    return [...inItems, ...missing, ...inKeys]
  }

  #mayLack(property: ts.Symbol): boolean {
    return membersOf(this.#typeOf(property)).some(
      (member) => has(member, ts.TypeFlags.Undefined) || isAnything(member),
    )
  }

  #propertiesOf(type: ts.Type): ts.Symbol[] {
    return this.#checker.getPropertiesOfType(type)
  }

  #typeOf(property: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbolAtLocation(property, this.#node)
  }

  #indexOf(type: ts.Type): ts.Type | null {
    return this.#checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? null
  }

  #itemsOf(type: ts.Type): ts.Type | null {
    if (!this.#checker.isArrayType(type) && !this.#checker.isTupleType(type)) return null
    return this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null
  }
}

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])
const isAnything = (type: ts.Type) => has(type, ts.TypeFlags.Unknown | ts.TypeFlags.Any)
const isOptional = (property: ts.Symbol) => (property.flags & ts.SymbolFlags.Optional) !== 0

function kindOf(type: ts.Type): string {
  if (has(type, ts.TypeFlags.Null)) return 'null'
  if (has(type, ts.TypeFlags.BooleanLike)) return 'boolean'
  if (has(type, ts.TypeFlags.NumberLike)) return 'number'
  if (has(type, ts.TypeFlags.StringLike)) return 'string'
  // A text or a number with a mark of its own.
  if (type.isIntersection()) {
    const plain = type.types.map(kindOf).find((kind) => kind !== 'object')
    return plain ?? 'object'
  }
  const name = type.symbol?.name
  if (name === 'Date') return 'Date'
  return name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'object'
}
