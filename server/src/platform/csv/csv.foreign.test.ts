import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CsvRefused, parseCsv, sniffSeparator } from './csv.foreign.ts'
import { csvLine, guarded, unguarded } from './csv.ts'
import { decodeText } from './decode-text.ts'

const LIMITS = { columns: 100, rows: 1000 }
const cells = (text: string, separator = ';') =>
  parseCsv(text, separator, LIMITS).map((line) => line.cells)
const troubleOf = (text: string, limits = LIMITS) => {
  try {
    parseCsv(text, ';', limits)
  } catch (error) {
    return error instanceof CsvRefused ? [error.trouble, error.line] : error
  }
  return null
}

describe('a line of values', () => {
  it('is read as it was written, whatever is in it', () => {
    const sign = fc.constantFrom(';', ',', '"', '\n', '\r', "'", '=', '-', ' ', 'a', 'ç', '🦀')
    const cell = fc.oneof(fc.string(), fc.string({ unit: sign }))
    const line = fc
      .array(cell, { minLength: 1, maxLength: 8 })
      .filter((written) => written.some((value) => value !== ''))
    const separator = fc.constantFrom(';', ',', '\t')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), separator, (lines, between) => {
        const text = lines.map((written) => csvLine(written, between)).join('')
        expect(cells(text, between)).toEqual(lines)
      }),
    )
  })

  it('survives being guarded against formulas', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("'", '=', '-', '1', ',') }),
    )
    fc.assert(
      fc.property(cell, (value) => {
        expect(unguarded(guarded(value))).toBe(value)
        expect(/^[=+\-@\t\r]/.test(guarded(value)) && !/^-?\d/.test(value)).toBe(false)
      }),
    )
  })

  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ['+55 91', "'+55 91"],
    ['-0,6135', '-0,6135'],
    ['-1+cmd|x', "'-1+cmd|x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['Bar = Café', 'Bar = Café'],
  ])('guarded, %s is %s', (plain, safe) => expect(guarded(plain)).toBe(safe))

  it('may end in any way, and empty lines are nothing but counted', () => {
    expect(cells('a;b\nc;d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    const lines = parseCsv('a;b\r\n\r\n;;\r"x\ny";z;\n', ';', LIMITS)
    expect(lines).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 4, cells: ['x\ny', 'z', ''] },
    ])
    expect(cells('a;')).toEqual([['a', '']])
    expect(cells('')).toEqual([])
  })
})

describe('what is no such file', () => {
  it('is refused, with the line', () => {
    expect(troubleOf('a\n"b;c\nd')).toEqual(['unterminated', 2])
    expect(troubleOf('"a"b;c')).toEqual(['quote', 1])
    expect(troubleOf(';'.repeat(1_000_000))).toEqual(['columns', 1])
    expect(troubleOf('a\n'.repeat(1001))).toEqual(['rows', 1001])
    expect(troubleOf(`"${'""'.repeat(1_000_000)}`)).toEqual(['unterminated', 1])
  })
})

describe('the separator', () => {
  it.each([
    ['nome;categoria\na,b,c,d', ';'],
    ['nome,categoria\na;b;c;d', ','],
    ['nome\tcategoria', '\t'],
    ['"a,b,c";d', ';'],
    ['nome', ';'],
    ['', ';'],
  ])('of %j is %j', (text, separator) => expect(sniffSeparator(text)).toBe(separator))
})

describe('the letters', () => {
  it.each([
    [Buffer.from('ção'), 'ção', 'UTF-8'],
    [Buffer.from('\uFEFFção'), 'ção', 'UTF-8'],
    [Buffer.from([0xe7, 0xe3, 0x6f]), 'ção', 'Windows-1252'],
    [Buffer.from('\uFEFFção', 'utf16le'), 'ção', 'UTF-16'],
  ])('of %j are known', (bytes, text, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })

  it('of a file that is no text are not', () => {
    expect(decodeText(Buffer.from('a;b\0'))).toBeNull()
  })
})
