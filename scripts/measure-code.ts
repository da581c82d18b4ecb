import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { arrowsBetween, DOMAINS, featureAt, runsUp } from './domains.ts'
import { repository } from './processes.ts'

/**
 * `npm run code:measure`: the size and the entanglement of the code, in one table.
 * `--repo DIR` measures another checkout, `--list` names what was counted, `--feature NAME` chooses
 * the feature whose registration places are counted, `--json` prints figures only.
 *
 * Source files are the tracked .ts and .tsx files without tests, generated files and declarations.
 */
const { values: options } = parseArgs({
  options: {
    repo: { type: 'string', default: repository },
    feature: { type: 'string', default: 'announcements' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const SMALL_FILE_LINES = 30
const LARGE_FILE_LINES = 300
/** Every write records who made it: the audit log comes with the transaction, as the job queue does. */
const PART_OF_EVERY_TRANSACTION = new Set(['audit'])

type Source = { path: string; lines: number; tree: ts.SourceFile; imports: string[] }
type Coupling = { from: string; to: string; at: string; isDeclared: boolean }

const root = resolve(options.repo)
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))
const isTest = (path: string) => /\.(test|spec)\.tsx?$|^e2e\/|\/test\//.test(path)
const isGenerated = (path: string) => /\.generated\.tsx?$|\.d\.ts$/.test(path)

const known = new Set(tracked)
const sources = tracked.filter((path) => !isTest(path) && !isGenerated(path)).map(readSource)
const lineCounts = sources.map(({ lines }) => lines).sort((a, b) => a - b)
const single = filesWithOneImporter()
const couplings = findCouplings()
const places = registrationPlaces(options.feature)
const casts = sources.flatMap(findCasts)
const large = sources.filter(({ lines }) => lines > LARGE_FILE_LINES)

const pairs = groupPairs(couplings)
const undeclared = [...pairs].filter(([, found]) => !found.some(({ isDeclared }) => isDeclared))
const feature = featureFiles(options.feature)
const figures: Record<string, number> = {
  'source files': sources.length,
  lines: sum(lineCounts),
  'median lines': lineCounts[Math.floor(lineCounts.length / 2)] ?? 0,
  [`files above ${LARGE_FILE_LINES} lines`]: large.length,
  'files with one importer': single.length,
  [`of them with at most ${SMALL_FILE_LINES} lines`]: single.filter(isSmall).length,
  'feature-to-feature couplings (server)': pairs.size,
  'of them not declared in a manifest': undeclared.length,
  [`registration places of ${options.feature} (files)`]: new Set(places.map(fileOf)).size,
  [`registration places of ${options.feature} (lines)`]: places.length,
  [`own files of ${options.feature}, with tests`]: feature.length,
  [`own lines of ${options.feature}, with tests`]: sum(feature.map(countLines)),
  casts: casts.length,
  'test files': tracked.filter(isTest).length,
  'lines of tests': sum(tracked.filter(isTest).map(countLines)),
}

if (options.json) console.log(JSON.stringify(figures, null, 2))
else for (const [name, value] of Object.entries(figures)) print(name, value)
if (!options.json) printDomains()
if (options.list) listFindings()

function print(name: string, value: number) {
  console.log(`${name.padEnd(52)}${value.toLocaleString('en').padStart(10)}`)
}

/** Of every domain: its files and lines without tests, and its arrows to and from others, by import and by `uses`. */
function printDomains() {
  const modules = new Map(sources.map(({ path, tree }) => [path, tree.text]))
  const owners = [...storeOwners()]
  const features = sources.flatMap((source) => {
    const name = source.path.endsWith('.feature.ts') ? featureOf(source.path) : null
    if (name === null) return []
    const own = owners.filter(([, owner]) => owner === name)
    return [{ name, uses: declaredUses(source), stores: Object.fromEntries(own) }]
  })
  const arrows = arrowsBetween({ modules, features })
  const domainOf = (feature: string | null) => feature?.split('/')[0] ?? null
  const columns = ['files', 'lines', 'out', 'in', 'up']
  console.log(`\n${'domain'.padEnd(14)}${columns.map((name) => name.padStart(8)).join('')}`)
  for (const domain of DOMAINS) {
    const own = sources.filter(({ path }) => domainOf(featureAt(path)) === domain)
    const out = arrows.filter(({ from }) => domainOf(from) === domain)
    const figures = [
      own.length,
      sum(own.map(({ lines }) => lines)),
      out.length,
      arrows.filter(({ to }) => domainOf(to) === domain).length,
      out.filter(runsUp).length,
    ]
    console.log(`${domain.padEnd(14)}${figures.map((one) => String(one).padStart(8)).join('')}`)
  }
}

function listFindings() {
  console.log(`\nCouplings (uses; + = declared in a manifest)`)
  for (const [pair, found] of [...pairs].sort()) {
    const sign = found.some(({ isDeclared }) => isDeclared) ? '+' : ' '
    console.log(`${sign} ${pair} (${found.length}) ${found[0]?.at}`)
  }
  console.log(`\nRegistration places of ${options.feature}\n${places.join('\n')}`)
  console.log(`\nFiles above ${LARGE_FILE_LINES} lines`)
  for (const { path, lines } of large) console.log(`${path} ${lines}`)
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => resolveImport(path, fileName))
    .filter((found) => found !== null)
  return { path, lines: countLines(path), tree, imports }
}

function countLines(path: string): number {
  return readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length
}

function resolveImport(from: string, specifier: string): string | null {
  const workspace = /^@portal\/(\w+)\/(.+)$/.exec(specifier)
  const path = workspace
    ? `${workspace[1]}/src/${workspace[2]}`
    : specifier.startsWith('~/')
      ? `web/app/${specifier.slice(2)}`
      : specifier.startsWith('.')
        ? normalize(join(dirname(from), specifier))
        : null
  if (path === null) return null
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? null
}

function filesWithOneImporter(): Source[] {
  const importers = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    for (const imported of imports) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path))
    }
  }
  return sources.filter(({ path }) => importers.get(path)?.size === 1)
}

function isSmall({ lines }: Source) {
  return lines <= SMALL_FILE_LINES
}

function featureOf(path: string): string | null {
  return /^server\/src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** Uses of another feature: its files by import, its stores by the bag of all stores, its ports. */
function findCouplings(): Coupling[] {
  const owners = storeOwners()
  return sources.flatMap((source) => {
    const from = featureOf(source.path)
    if (from === null) return []
    const declared = declaredUses(source).map((name) => ({
      to: owners.get(name) ?? name,
      isDeclared: true,
    }))
    const used = [
      ...source.imports.map(featureOf),
      ...usedStores(source.tree).map((store) => owners.get(store) ?? null),
    ].map((to) => ({ to, isDeclared: false }))
    return [...declared, ...used].flatMap(({ to, isDeclared }) =>
      to === null || to === from || PART_OF_EVERY_TRANSACTION.has(to)
        ? []
        : [{ from, to, at: source.path, isDeclared }],
    )
  })
}

/** Which feature a store or a port belongs to: by the list of all stores, or by the manifest. */
function storeOwners(): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { path, tree, imports } of sources) {
    const own = path.endsWith('.feature.ts') ? featureOf(path) : null
    if (own === null && path !== 'server/src/stores.ts') continue
    walk(tree, (node) => {
      const isPort = own && ts.isShorthandPropertyAssignment(node) && isOf('ports', node)
      if (isPort) owners.set(node.name.text, own)
      if (!ts.isPropertyAssignment(node)) return
      const maker = /\b(\w+)Store\b/.exec(node.initializer.getText())?.[0]
      if (maker === undefined) return
      const owner = own ?? featureThatExports(maker, imports)
      if (owner !== null) owners.set(node.name.getText(), owner)
    })
  }
  return owners
}

/** Inside of the object that is kept in a variable of this name. */
function isOf(variable: string, { parent }: ts.Node): boolean {
  return ts.isVariableDeclaration(parent.parent) && parent.parent.name.getText() === variable
}

function featureThatExports(name: string, files: string[]): string | null {
  const file = sources.find(
    ({ path, tree }) => files.includes(path) && tree.text.includes(`export function ${name}(`),
  )
  return file ? featureOf(file.path) : null
}

/** Names of stores taken out of a bag: `stores.x`, `const { x } = stores`, `Pick<Stores, 'x'>`. */
function usedStores(tree: ts.SourceFile): string[] {
  const isBag = (node: ts.Node | undefined) =>
    node !== undefined && /(^|\.)stores$|\bStores\b|\['stores'\]/.test(node.getText())
  const names: string[] = []
  walk(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && /(^|\.)stores$/.test(node.expression.getText())) {
      names.push(node.name.text)
    }
    if (ts.isVariableDeclaration(node) && isBag(node.initializer)) names.push(...bound(node.name))
    if (ts.isParameter(node) && (isBag(node.type) || isOfTransaction(node))) {
      names.push(...bound(node.name))
    }
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') {
      const [from, picked] = node.typeArguments ?? []
      if (isBag(from) && picked) names.push(...stringsIn(picked))
    }
  })
  return names
}

/** `work.transaction(async ({ establishments, audit }) => …)` */
function isOfTransaction({ parent }: ts.ParameterDeclaration): boolean {
  const call = parent.parent
  return ts.isCallExpression(call) && /\.transaction$/.test(call.expression.getText())
}

function bound(name: ts.BindingName): string[] {
  if (!ts.isObjectBindingPattern(name)) return []
  return name.elements.map((element) => (element.propertyName ?? element.name).getText())
}

/** Stores and ports of others: `const uses = ['settings.dates']` in a feature's manifest. */
function declaredUses({ path, tree }: Source): string[] {
  const used: string[] = []
  if (!path.endsWith('.feature.ts')) return used
  walk(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'uses') return
    if (node.initializer)
      used.push(...stringsIn(node.initializer).map((port) => port.replace(/\..*$/, '')))
  })
  return used
}

function stringsIn(of: ts.Node): string[] {
  const found: string[] = []
  walk(of, (node) => {
    if (ts.isStringLiteral(node)) found.push(node.text)
  })
  return found
}

function groupPairs(found: Coupling[]): Map<string, Coupling[]> {
  return Map.groupBy(found, ({ from, to }) => `${from} → ${to}`)
}

/** Files of a feature: in folders of its name (also `name-admin`), or named after it. */
function featureFiles(name: string): string[] {
  const own = new RegExp(`/${name}(-[^/]+)?/|/${name}(-[a-z-]+)?\\.[^/]*$`)
  return tracked.filter((path) => own.test(path))
}

/**
 * A registration place is a line outside of the feature's own files that imports one of them, uses
 * what was imported, or has the feature's name as a string or a property. Comments do not count.
 */
function registrationPlaces(name: string): string[] {
  const own = new Set(featureFiles(name))
  const isNamed = new RegExp(`(^|[^a-z-])${name}([^a-z]|$)`)
  return sources
    .filter(({ path }) => !own.has(path) && path !== 'scripts/measure-code.ts')
    .flatMap(({ path, tree }) => {
      const imported = new Set<string>()
      const lines = new Set<number>()
      walk(tree, (node) => {
        if (ts.isImportDeclaration(node) && own.has(importedFile(path, node) ?? '')) {
          walk(node, (part) => ts.isIdentifier(part) && imported.add(part.text))
          lines.add(lineOf(node))
        } else if (ts.isIdentifier(node) ? imported.has(node.text) : nameIn(node, isNamed)) {
          lines.add(lineOf(node))
        }
      })
      return [...lines].map((line) => `${path}:${line}`)
    })
}

function importedFile(from: string, { moduleSpecifier }: ts.ImportDeclaration): string | null {
  return ts.isStringLiteral(moduleSpecifier) ? resolveImport(from, moduleSpecifier.text) : null
}

function nameIn(node: ts.Node, isNamed: RegExp): boolean {
  if (ts.isPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) {
    return isNamed.test(node.name.getText())
  }
  return ts.isStringLiteralLike(node) && isNamed.test(node.text)
}

function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1
}

/** `value as Type` and `value!`; `as const` asserts nothing that could be wrong. */
function findCasts({ path, tree }: Source): string[] {
  const found: string[] = []
  walk(tree, (node) => {
    const isCast = ts.isAsExpression(node) && node.type.getText() !== 'const'
    if (isCast || ts.isNonNullExpression(node)) found.push(path)
  })
  return found
}

function walk(node: ts.Node, visit: (node: ts.Node) => unknown) {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

function fileOf(place: string) {
  return place.replace(/:\d+$/, '')
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
