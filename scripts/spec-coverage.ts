import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Which test proves which sentence of the specification. The sentences and their numbers stand in
 * docs/spec-sentences.md; a test carries the numbers of those it proves, on the line above it:
 *
 *     // spec: 12, 363
 *     it('leads a visitor to the sign-in, which knows the way back', …)
 *
 * What no test can prove without minutes of load, a program of bench proves: it carries the same line,
 * anywhere, and ends with an error when the sentence is false.
 */
interface Sentence {
  number: number
  text: string
  section: string
}
interface Proof {
  sentence: number
  file: string
  /** Groups and name of the test; a program has none. */
  test?: string
}

const SENTENCES = 'docs/spec-sentences.md'
const TESTS = '{contract,server,web,sandbox,scripts,deploy,e2e,bench}/**/*.{test,spec}.{ts,tsx}'
const PROGRAMS = ['{bench,scripts}/**/*.ts', '.size-limit.cjs']
const NOT_OURS = ['**/node_modules/**', '**/build/**', '**/dist/**']
const MARK = /^[ \t]*\/\/ spec: ?(.*)$/gm
const NUMBERS = /^\d+(?:, \d+)*$/
const isTestFile = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** The table of what is proved, and a sentence for each mark that proves nothing. */
export async function readSpecCoverage(repository: string) {
  const { sentences, complaints } = readSentences(
    await readFile(join(repository, SENTENCES), 'utf8'),
  )
  const known = new Set(sentences.map(({ number }) => number))
  const proofs: Proof[] = []
  for (const file of await markedFiles(repository)) {
    const marks = readMarks(file.path, file.text)
    complaints.push(...marks.complaints)
    for (const proof of marks.proofs) {
      if (known.has(proof.sentence)) proofs.push(proof)
      else complaints.push(`${file.path}: there is no sentence ${proof.sentence} in ${SENTENCES}`)
    }
  }
  return { document: coverageDocument(sentences, proofs), complaints }
}

async function markedFiles(repository: string) {
  const files: { path: string; text: string }[] = []
  for await (const path of glob([TESTS, ...PROGRAMS], { cwd: repository, exclude: NOT_OURS })) {
    const text = await readFile(join(repository, path), 'utf8')
    if (text.search(MARK) >= 0 && !files.some((file) => file.path === path)) {
      files.push({ path, text })
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Rows "| number | sentence |" under headings. */
export function readSentences(markdown: string) {
  const sentences: Sentence[] = []
  const complaints: string[] = []
  let section = ''
  for (const line of markdown.split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    if (!/^\|\s*\d/.test(line)) continue
    const [, digits, text] = /^\| (\d+) \| ((?:[^|\\]|\\.)+) \|$/.exec(line) ?? []
    if (digits === undefined || text === undefined) {
      complaints.push(`${SENTENCES}: “${line}” is not a row “| number | sentence |”`)
      continue
    }
    const number = Number(digits)
    const twin = sentences.find((one) => one.number === number || one.text === text)
    if (twin)
      complaints.push(`${SENTENCES}: ${number} is there twice, or says what ${twin.number} says`)
    sentences.push({ number, text, section })
  }
  return { sentences, complaints }
}

export function readMarks(file: string, text: string) {
  const proofs: Proof[] = []
  const complaints: string[] = []
  const tests = isTestFile(file) ? testsByMark(file, text) : new Map<number, Test>()
  for (const mark of text.matchAll(MARK)) {
    const [line, list = ''] = mark
    const say = (problem: string) => complaints.push(`${file}: “${line.trim()}” ${problem}`)
    const test = tests.get(mark.index)
    if (!NUMBERS.test(list)) say('is not a list of numbers such as “// spec: 12, 363”')
    else if (isTestFile(file) && !test) say('stands above no test')
    else if (test?.isSkipped) say('stands above a test that is not run')
    else {
      const numbers = list.split(', ').map(Number)
      proofs.push(
        ...numbers.map((sentence) => ({ sentence, file, ...(test && { test: test.name }) })),
      )
    }
  }
  return { proofs, complaints }
}

interface Test {
  name: string
  isSkipped: boolean
}

/** Every test with a mark above it, by where the line of that mark begins. */
function testsByMark(file: string, text: string) {
  const found = new Map<number, Test>()
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  visit(source, [])
  return found

  function visit(node: ts.Node, groups: readonly string[]) {
    const called = ts.isExpressionStatement(node) ? calledTest(node.expression) : undefined
    if (called?.kind === 'test') {
      for (const { pos } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        const beginning = text.lastIndexOf('\n', pos) + 1
        found.set(beginning, {
          name: [...groups, called.name].join(' › '),
          isSkipped: called.isSkipped,
        })
      }
    }
    const within = called?.kind === 'group' ? [...groups, called.name] : groups
    ts.forEachChild(node, (child) => visit(child, within))
  }

  function calledTest(call: ts.Expression) {
    if (!ts.isCallExpression(call)) return undefined
    const { root, methods } = chainOf(call.expression)
    const [title] = call.arguments
    if (!['it', 'test', 'describe'].includes(root) || !title) return undefined
    if (methods.some((method) => HOOKS.has(method))) return undefined
    const isGroup = root === 'describe' || methods.includes('describe')
    return {
      kind: isGroup ? ('group' as const) : ('test' as const),
      name: ts.isStringLiteralLike(title) ? title.text : title.getText(source),
      isSkipped: methods.some((method) => NOT_RUN.has(method)),
    }
  }
}

const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'use', 'step', 'slow'])

/** `it.concurrent.each<Row>([…])` is of `it`, by `concurrent` and `each`. */
function chainOf(callee: ts.Expression) {
  const methods: string[] = []
  let rest = callee
  for (;;) {
    if (ts.isCallExpression(rest)) rest = rest.expression
    else if (ts.isTaggedTemplateExpression(rest)) rest = rest.tag
    else if (ts.isPropertyAccessExpression(rest)) {
      methods.push(rest.name.text)
      rest = rest.expression
    } else return { root: ts.isIdentifier(rest) ? rest.text : '', methods }
  }
}

export function coverageDocument(sentences: readonly Sentence[], proofs: readonly Proof[]) {
  const proofsOf = Map.groupBy(proofs, ({ sentence }) => sentence)
  const proved = sentences.filter(({ number }) => proofsOf.has(number))
  const bare = sentences.filter(({ number }) => !proofsOf.has(number))
  const sections = [...Map.groupBy(proved, ({ section }) => section)].flatMap(([name, some]) => [
    `## ${name}`,
    '',
    '| nr | sentence | what proves it |',
    '|---|---|---|',
    ...some.map(
      ({ number, text }) => `| ${number} | ${text} | ${proofText(proofsOf.get(number) ?? [])} |`,
    ),
    '',
  ])
  return [
    '# Specification coverage',
    '',
    'Written by `npm run generate` from `docs/spec-sentences.md` and the tests, which carry the numbers of',
    'the sentences they prove (decision 0136). “group › test” is what stands in the file before it; a file',
    'without such a name is a program that ends with an error when the sentence is false.',
    '',
    `Of ${sentences.length} sentences ${proved.length} have a test, ${bare.length} have none: those stand first.`,
    '',
    `## Without a test (${bare.length})`,
    '',
    '| nr | sentence |',
    '|---|---|',
    ...bare.map(({ number, text }) => `| ${number} | ${text} |`),
    '',
    ...sections,
  ].join('\n')
}

function proofText(proofs: readonly Proof[]) {
  return [...Map.groupBy(proofs, ({ file }) => file)]
    .map(([file, some]) => {
      const names = some.flatMap(({ test }) => (test === undefined ? [] : ` “${cellText(test)}”`))
      return `\`${file}\`${names.join(',')}`
    })
    .join(', ')
}

const cellText = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;')
