import { describe, expect, it } from 'vitest'
import { coverageDocument, readMarks, readSentences } from './spec-coverage.ts'

const TABLE = [
  '## §2.2 Route guards',
  '',
  '| nr | sentence |',
  '|---|---|',
  '| 22 | a visitor is sent to `/auth` |',
  '| 23 | the origin is kept \\| always |',
  '',
].join('\n')

describe('the sentences', () => {
  it('have a number and a section', () => {
    expect(readSentences(TABLE)).toEqual({
      sentences: [
        {
          number: 22,
          text: 'a visitor is sent to `/auth`',
          section: '§2.2 Route guards',
        },
        {
          number: 23,
          text: 'the origin is kept \\| always',
          section: '§2.2 Route guards',
        },
      ],
      complaints: [],
    })
  })

  it.each([
    ['a number', '| 22 | another sentence |'],
    ['a sentence', '| 24 | a visitor is sent to `/auth` |'],
  ])('are refused where %s is there twice', (_what, row) => {
    expect(readSentences(`${TABLE}${row}\n`).complaints).toEqual([
      expect.stringContaining('is there twice'),
    ])
  })

  it.each(['| 24 | a sentence | and more |', '|25|a sentence|', '| 26 | a | sentence |'])(
    'are refused where a row cannot be read: %s',
    (row) => {
      const { sentences, complaints } = readSentences(`${TABLE}${row}\n`)
      expect(sentences).toHaveLength(2)
      expect(complaints).toEqual([expect.stringContaining(`“${row}” is not a row`)])
    },
  )
})

describe('a mark', () => {
  const marks = (...lines: string[]) => readMarks('a.test.ts', lines.join('\n'))
  const proved = (...lines: string[]) =>
    marks(...lines).proofs.map(({ sentence, test }) => `${sentence} ${test}`)

  it('belongs to the test below it, whose groups are named too', () => {
    expect(
      proved(
        "describe('a guard', () => {",
        "  describe('of the team', () => {",
        '    // spec: 22, 23',
        "    it('asks a visitor to sign in', () => {})",
        '  })',
        "  it('is not marked', () => {})",
        '})',
      ),
    ).toEqual([
      '22 a guard › of the team › asks a visitor to sign in',
      '23 a guard › of the team › asks a visitor to sign in',
    ])
  })

  it.each([
    ["it.each([['a'], ['b']])('says %s', () => {})", 'says %s'],
    ["it.each<[string]>([\n  ['a'],\n])('says %s', () => {})", 'says %s'],
    ['it.concurrent(`says so`, async () => {})', 'says so'],
    ["test('says ' + word, async ({ page }) => {})", "'says ' + word"],
    ["// Why it does.\nit('says so', () => {})", 'says so'],
  ])('is understood above %s', (test, name) => {
    expect(proved('// spec: 7', test)).toEqual([`7 ${name}`])
  })

  it.each([
    ["const one = 1\nit('says so', () => {})", 'stands above no test'],
    ["describe('a group', () => {})", 'stands above no test'],
    ['test.beforeEach(async ({ page }) => {})', 'stands above no test'],
    ["it.skip('says so', () => {})", 'stands above a test that is not run'],
    ["test.fixme('says so', async ({ page }) => {})", 'stands above a test that is not run'],
  ])('is refused above %s', (test, problem) => {
    expect(marks('// spec: 7', test)).toEqual({
      proofs: [],
      complaints: [`a.test.ts: “// spec: 7” ${problem}`],
    })
  })

  it('is refused with anything but numbers', () => {
    expect(marks('// spec: §2.2', "it('says so', () => {})").complaints).toEqual([
      expect.stringContaining('is not a list of numbers'),
    ])
  })

  it('is of the whole program where there are no tests', () => {
    expect(readMarks('bench/drills/kills.ts', '// spec: 681\nawait kill()\n').proofs).toEqual([
      { sentence: 681, file: 'bench/drills/kills.ts' },
    ])
  })
})

describe('the table', () => {
  const { sentences } = readSentences(TABLE)

  it('names file and test of each sentence, files once, as a cell may hold them', () => {
    const document = coverageDocument(sentences, [
      { sentence: 22, file: 'a.test.ts', test: 'says a | b' },
      { sentence: 22, file: 'a.test.ts', test: 'says <c>' },
      { sentence: 22, file: 'bench/d.ts' },
    ])
    expect(document).toContain(
      '| 22 | a visitor is sent to `/auth` | `a.test.ts` “says a \\| b”, “says &lt;c>”, `bench/d.ts` |',
    )
  })

  it('lists what has no test first, with how many they are', () => {
    const document = coverageDocument(sentences, [{ sentence: 22, file: 'a.test.ts', test: 'b' }])
    expect(document).toContain('## Without a test (1)')
    expect(document).toContain('\n| 23 | the origin is kept \\| always |\n')
  })
})
