import { expect, it } from 'vitest'
import { parseSheet } from '../../../../platform/csv/sheet.foreign.ts'
import { CATALOGUE_SHEET } from './import-catalogue.ts'
import { centsOf, readRow } from './import-row.rules.ts'
import { countOutcomes, judgeRows, newSections } from './judge-rows.rules.ts'

it.each([
  ['89,90', 8990],
  ['R$ 1.234,50', 123_450],
  ['1.234', 123_400],
  ['12.5', 1250],
  ['7', 700],
  ['', null],
  ['grátis', null],
  ['1,234', null],
  ['-5', null],
])('reads %s as %s centavos', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

function sheet(...lines: string[]) {
  const text = ['Seção;Nome;Preço;Etiquetas;Alérgenos;Cor', ...lines].join('\n')
  const read = parseSheet(Buffer.from(text), CATALOGUE_SHEET)
  if ('refused' in read) throw new Error(read.refused)
  return read
}
const ROOM = { items: 10, sections: 5, most: 40 }
const judge = (lines: string[], room = ROOM) =>
  judgeRows(sheet(...lines).rows.map(readRow), [], room, new Map())

it('says of every row what becomes of it, and why not', () => {
  const rows = judge([
    'Peixes;Pargo frito;69,90;Para 2|regional;peixe;',
    'PEIXES;Pargo Frito;70;;;',
    'Bebidas;Água;4;doce;nenhum;',
    ';Sem seção;x;;;',
  ])
  expect(countOutcomes(rows)).toEqual({ create: 1, update: 0, same: 0, invalid: 3 })
  expect(rows[0]?.values).toMatchObject({ price_cents: 6990, tags: ['para-2', 'regional'] })
  expect(rows[1]?.problems).toEqual([{ column: 'nome', message: 'Repete o item da linha 2.' }])
  expect(rows[2]?.problems[0]?.message).toContain('“doce”')
  expect(rows[3]?.problems.map(({ column }) => column)).toEqual(['secao', 'preco'])
  expect(newSections(rows)).toEqual(['Peixes'])
})

it('takes no more than the plan has', () => {
  const rows = judge(['A;Um;1;;;', 'A;Dois;2;;;'], { ...ROOM, items: 1 })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'invalid'])
})

it('tells a column that is missing and passes over one that nobody knows', () => {
  expect(sheet('A;Um;1;;;').ignored).toEqual(['Cor'])
  expect(parseSheet(Buffer.from('nome;preco\nUm;1'), CATALOGUE_SHEET)).toMatchObject({
    refused: 'column-missing',
  })
})
