import { type AlterTableCmd, type ColumnDef, loadModule, parseSync } from 'libpg-query'
import { isStepsFile, stepsOf } from '../server/src/platform/database/migration-steps.ts'
import { SMALL_TABLES } from './small-tables.ts'

await loadModule()

/** Applied before there were these rules. They are never edited, so they are not judged. */
const LAST_OF_HISTORY = '0143'
/** A batch holds its rows until it is committed. */
const MOST_IN_A_BATCH = 10_000

/** What takes no time however large the table, and is true at once. */
const QUICK_CHANGES = new Set([
  'AT_AddIdentity',
  'AT_AlterConstraint',
  'AT_ChangeOwner',
  'AT_ColumnDefault',
  'AT_DetachPartition',
  'AT_DropColumn',
  'AT_DropConstraint',
  'AT_DropExpression',
  'AT_DropIdentity',
  'AT_DropNotNull',
  'AT_ReplicaIdentity',
  'AT_ResetOptions',
  'AT_ResetRelOptions',
  'AT_SetIdentity',
  'AT_SetOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
])
/** The same for every row, so PostgreSQL keeps the default once instead of writing each row. */
const STEADY_FUNCTIONS = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'timezone',
  'date_trunc',
  'make_interval',
  'jsonb_build_object',
  'jsonb_build_array',
])
/** Of these nothing is held but what they make, take away or say. */
const QUICK_STATEMENTS = new Set([
  'AlterEnumStmt',
  'AlterSeqStmt',
  'CommentStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateStmt',
  'CreateTrigStmt',
  'DropStmt',
  'GrantStmt',
  'RenameStmt',
  'SelectStmt',
  'VariableSetStmt',
  'ViewStmt',
])
const ADD_THEN_VALIDATE =
  'add it with `not valid` here and `validate constraint` it in a .steps.sql file'
const IN_BATCHES =
  'do it in a .steps.sql file, in batches (`-- step: until nothing is left`), or say why it is quick in a line `-- few rows: …` before it'

type Judged = { sql: string; kind: string; content: Record<string, unknown>; line: number }
type Table = { relname?: string }

/** A sentence for each statement that would hold a large table, or whose repetition would not end well. */
export function brokenMigrations(files: ReadonlyMap<string, string>): string[] {
  const judged = [...files].filter(([name]) => name.slice(0, 4) > LAST_OF_HISTORY)
  const numbers = Map.groupBy(files.keys(), (name) => name.slice(0, 4))
  const shared = [...numbers]
    .filter(([number, names]) => names.length > 1 && number > LAST_OF_HISTORY)
    .map(([number, names]) => `${names.join(', ')}: one number ${number} each, please.`)
  const broken = judged.flatMap(([name, sql]) =>
    (isStepsFile(name) ? brokenSteps(sql) : brokenTransaction(sql)).map(
      ({ line, why }) => `server/migrations/${name}:${line}: ${why}.`,
    ),
  )
  return [...shared, ...reusedNames(files), ...broken]
}

const MAKES_INDEX =
  /\bcreate\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?([a-z0-9_]+)\s+on\b|\bdrop\s+index\s+(?:concurrently\s+)?(?:if\s+exists\s+)?([a-z0-9_, ]+)/gi

/** An index of a step that is there already is taken for made, whatever it is of. */
function reusedNames(files: ReadonlyMap<string, string>): string[] {
  const kept = new Map<string, string>()
  return [...files].sort().flatMap(([file, sql]) =>
    [...sql.matchAll(MAKES_INDEX)].flatMap(([, concurrently, made, dropped]) => {
      for (const name of dropped?.split(',') ?? []) kept.delete(name.trim())
      if (made === undefined) return []
      const before = kept.get(made)
      kept.set(made, file)
      if (!concurrently || before === undefined) return []
      return [`server/migrations/${file}: ${before} has made an index ${made}: find another name.`]
    }),
  )
}

type Complaint = { line: number; why: string }

function brokenTransaction(sql: string): Complaint[] {
  const statements = statementsOf(sql)
  if ('line' in statements) return [statements]
  const made = new Set(
    statements.flatMap(({ kind, content }) =>
      kind === 'CreateStmt' ? [(content.relation as Table).relname ?? ''] : [],
    ),
  )
  const isLarge = (table: unknown): table is Table => {
    const name = (table as Table | undefined)?.relname
    return name !== undefined && !made.has(name) && !SMALL_TABLES.has(name)
  }
  return statements.flatMap((statement) =>
    inTransaction(statement, isLarge).map((why) => ({ line: statement.line, why })),
  )
}

/** Everything in one transaction: what it holds, it holds until the end of the file. */
function inTransaction({ sql, kind, content }: Judged, isLarge: (table: unknown) => boolean) {
  const name = (content.relation as Table | undefined)?.relname
  const changed = [...nodesOf(content)].filter(
    ([key, node]) => /^(Update|Delete|Merge)Stmt$/.test(key) && isLarge(node.relation),
  )
  if (/^(Update|Delete|Merge)Stmt$/.test(kind) && isLarge(content.relation)) {
    changed.push([kind, content])
  }
  const isQuick = /^-- few rows: \S.{9,}/m.test(sql)
  const why: string[] = []
  if (changed.length > 0 && !isQuick) {
    why.push(`rows of a large table are changed in one transaction: ${IN_BATCHES}`)
  }
  switch (kind) {
    case 'UpdateStmt':
    case 'DeleteStmt':
    case 'MergeStmt':
      break
    case 'InsertStmt':
    case 'CreateTableAsStmt': {
      const isRead = [...nodesOf(content)].some(
        ([key, node]) => key === 'RangeVar' && isLarge(node),
      )
      if (isRead && !isQuick) why.push(`a large table is copied in one transaction: ${IN_BATCHES}`)
      break
    }
    case 'IndexStmt':
      if (content.concurrent)
        why.push('`concurrently` knows no transaction: name the file .steps.sql')
      else if (isLarge(content.relation)) {
        why.push(
          `an index on ${name} lets nobody write while it is made: \`create index concurrently\` it in a .steps.sql file`,
        )
      }
      break
    case 'AlterTableStmt':
      if (isLarge(content.relation)) {
        const commands = content.cmds as { AlterTableCmd: AlterTableCmd }[]
        why.push(
          ...commands.flatMap(({ AlterTableCmd: command }) => alteration(command, name ?? '')),
        )
      }
      break
    default:
      if (!QUICK_STATEMENTS.has(kind)) {
        why.push(`${kind} hides what it holds, or holds it long: write plain statements, or a step`)
      }
  }
  if (content.concurrent && kind === 'DropStmt') {
    why.push('`concurrently` knows no transaction: name the file .steps.sql')
  }
  if (kind === 'VariableSetStmt' && /_timeout$/.test(String(content.name))) {
    why.push('how long a lock is waited for is said in one place, in short-locks.ts')
  }
  return why
}

function alteration({ subtype, def }: AlterTableCmd, table: string): string[] {
  if (subtype && QUICK_CHANGES.has(subtype)) return []
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return column(def.ColumnDef, table)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    const { contype, skip_validation: isLater, indexname } = def.Constraint
    if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') {
      if (indexname) return []
      return [
        `a unique constraint of ${table} makes its index under lock: make it with \`create unique index concurrently\` in a .steps.sql file, then \`add constraint … using index\``,
      ]
    }
    if (isLater && contype !== 'CONSTR_EXCLUSION') return []
    return [`a constraint looks at every row of ${table} under lock: ${ADD_THEN_VALIDATE}`]
  }
  if (subtype === 'AT_SetNotNull') {
    return [
      `\`set not null\` looks at every row of ${table} under lock: \`add constraint … not null … not valid\` here, and \`validate constraint\` it in a .steps.sql file`,
    ]
  }
  if (subtype === 'AT_ValidateConstraint') {
    return [
      `every row of ${table} is looked at while all else of this file is held: a .steps.sql file does it`,
    ]
  }
  return [
    `${subtype?.replace('AT_', '')} writes ${table} anew under lock, or may: add another column, fill it in batches, and let the old one go in a later release`,
  ]
}

function column({ typeName, constraints = [] }: ColumnDef, table: string): string[] {
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const of = (kind: string) => found.find(({ contype }) => contype === kind)
  const rewrite = `writes every row of ${table} anew under lock: add the column without it, and fill it in batches in a .steps.sql file`
  const typeText = JSON.stringify(typeName?.names ?? [])
  const why: string[] = []
  const generated = of('CONSTR_GENERATED')
  if (generated && generated.generated_kind !== 'v') {
    why.push(`a stored generated column ${rewrite}, or index the expression itself`)
  }
  if (of('CONSTR_IDENTITY') || /"(small|big)?serial\d?"/.test(typeText)) {
    why.push(`a column that counts ${rewrite}`)
  }
  const fallback = of('CONSTR_DEFAULT')
  if (fallback && !isSteady(fallback.raw_expr)) {
    why.push(`a default that is another for each row ${rewrite}`)
  }
  if (of('CONSTR_NOTNULL') && !fallback && !generated) {
    why.push(`rows of ${table} have nothing for a column that may not be empty: give it a default`)
  }
  if (of('CONSTR_UNIQUE') || of('CONSTR_PRIMARY')) {
    why.push(
      `a unique column of ${table} makes its index under lock: add the column, and \`create unique index concurrently\` in a .steps.sql file`,
    )
  }
  if (of('CONSTR_CHECK') || (of('CONSTR_FOREIGN') && fallback)) {
    why.push(
      `a constraint of a new column looks at every row of ${table} under lock: add the column, then the constraint; ${ADD_THEN_VALIDATE}`,
    )
  }
  return why
}

const isSteady = (expression: unknown) =>
  [...nodesOf(expression)].every(([key, node]) => {
    if (key !== 'FuncCall') return key !== 'NextValueExpr'
    const names = node.funcname as { String: { sval?: string } }[]
    return STEADY_FUNCTIONS.has(names.at(-1)?.String.sval ?? '')
  })

/** Each by itself, and again from the first where the file was cut short. */
function brokenSteps(sql: string): Complaint[] {
  const before = sql.split(/^-- step/m)[0] ?? ''
  const steps = stepsOf(sql)
  if (steps.length === 0 || /^(?!--|\s*$)/m.test(before.trimEnd())) {
    return [{ line: 1, why: 'every statement of a .steps.sql file comes after its line `-- step`' }]
  }
  return steps.flatMap((step) => {
    const line = sql.slice(0, sql.indexOf(step.sql)).split('\n').length
    const statements = statementsOf(step.sql)
    if ('line' in statements) return [{ line: line + statements.line - 1, why: statements.why }]
    const [only] = statements
    if (!only || statements.length > 1) return [{ line, why: 'a step is one statement' }]
    const why = step.isBatch ? brokenBatch(only) : brokenStep(only)
    return why === null ? [] : [{ line: line + only.line - 1, why }]
  })
}

function brokenStep({ sql, kind, content }: Judged): string | null {
  if (kind === 'IndexStmt') {
    const isPlain = /create\s+(unique\s+)?index\s+concurrently\s+[a-z0-9_]+\s+on\s/i.test(sql)
    return isPlain
      ? null
      : 'an index of a step is `create index concurrently <name> on …`, without `if not exists`: one that was cut short is known by its name'
  }
  if (kind === 'DropStmt' && content.concurrent) {
    return content.missing_ok ? null : 'a step may be repeated: `drop index concurrently if exists`'
  }
  if (kind === 'AlterTableStmt') {
    const commands = content.cmds as { AlterTableCmd: AlterTableCmd }[]
    if (commands.every(({ AlterTableCmd: { subtype } }) => subtype === 'AT_ValidateConstraint')) {
      return null
    }
  }
  if (kind === 'VacuumStmt' && !/\bfull\b/i.test(sql)) return null
  return 'a step makes or drops an index concurrently, validates a constraint, analyses, or is a batch: all else belongs in a migration of its own'
}

function brokenBatch({ kind, content }: Judged): string | null {
  if (!/^(Update|Delete|Insert)Stmt$/.test(kind)) return 'a batch updates, deletes or inserts rows'
  const limits = [...nodesOf(content)].flatMap(([, node]) => {
    const constant = (node.limitCount as { A_Const?: { ival?: { ival?: number } } })?.A_Const
    return constant?.ival?.ival === undefined ? [] : [constant.ival.ival]
  })
  if (limits.some((limit) => limit <= MOST_IN_A_BATCH)) return null
  return `a batch holds its rows until it is committed: choose them with \`limit\`, at most ${MOST_IN_A_BATCH}`
}

/** As PostgreSQL reads them, each with the comment before it; or what it does not understand. */
function statementsOf(sql: string): Judged[] | Complaint {
  try {
    const bytes = Buffer.from(sql)
    let before = 0
    return (parseSync(sql).stmts ?? []).map(
      ({ stmt, stmt_location: from = 0, stmt_len: length }) => {
        const until = length ? from + length : bytes.length
        const text = bytes.subarray(before, until).toString()
        const line = bytes.subarray(0, from).toString().split('\n').length
        before = until
        const [kind = '', content] = Object.entries(stmt ?? {})[0] ?? []
        return { sql: text, kind, content: Object.fromEntries(Object.entries(content ?? {})), line }
      },
    )
  } catch (error) {
    return { line: 1, why: `PostgreSQL does not understand it: ${(error as Error).message}` }
  }
}

/** Every node below, by its name. */
function* nodesOf(value: unknown): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue
    if (!Array.isArray(child)) yield [key, child]
    yield* nodesOf(child)
  }
}
