import { describe, expect, it } from 'vitest'
import { type Row, rowGroups, type SearchSuggestion, stillFitting } from './suggest-rows.ts'

const word = (text: string): SearchSuggestion => ({
  text,
  hint: '',
  path: null,
  group: '',
  icon: null,
})
const page = (text: string, group: string): SearchSuggestion => ({
  ...word(text),
  path: `/${text}`,
  group,
})
const labels = (rows: readonly Row[]) => rows.map(({ label }) => label)
const shown = (material: Partial<Parameters<typeof rowGroups>[0]>) =>
  rowGroups({ typed: '', found: [], recent: [], wider: null, ...material }).map(
    ({ label, rows }) => [label, labels(rows)],
  )

describe('what a search box lists', () => {
  it('is nothing before anything was typed or ever searched', () => {
    expect(shown({})).toEqual([])
  })

  it('is the last searches, and how to forget them, while nothing is typed', () => {
    expect(shown({ recent: ['tacacá', 'pousada'] })).toEqual([
      ['Suas últimas buscas', ['tacacá', 'pousada', 'Apagar as últimas buscas']],
    ])
  })

  it('begins with the words as they stand, whatever else is known', () => {
    expect(shown({ typed: 'xyz' })).toEqual([['', ['Buscar por “xyz”']]])
  })

  it('puts words before pages, and pages under what they are, best group first', () => {
    const found = [word('praia'), page('Atalaia', 'Praias'), page('Feira', 'Eventos')]
    expect(shown({ typed: 'pra', found: [...found, page('Corvina', 'Praias')] })).toEqual([
      ['', ['Buscar por “pra”', 'praia']],
      ['Praias', ['Atalaia', 'Corvina']],
      ['Eventos', ['Feira']],
    ])
  })

  it('says nothing twice, however it is spelt', () => {
    const recent = ['Açaí na tigela', 'acai', 'pousada']
    const found = [word('açaí'), word('acai na tigela'), word('açaizeiro')]
    expect(shown({ typed: 'açai', found, recent })).toEqual([
      ['', ['Buscar por “açai”', 'Açaí na tigela', 'açaizeiro']],
    ])
  })

  it('ends with the way to everything where the box searches a part', () => {
    const wider = page('Buscar “a” no portal inteiro', '')
    expect(shown({ typed: 'ab', wider }).at(-1)).toEqual(['', ['Buscar “a” no portal inteiro']])
  })
})

it('keeps of the last answer what still fits while the next one is on its way', () => {
  const found = [word('pousada'), page('Pousada Jardim dos Cajueiros', 'Guia'), word('polvo')]
  expect(stillFitting(found, 'POUSÁ').map(({ text }) => text)).toEqual([
    'pousada',
    'Pousada Jardim dos Cajueiros',
  ])
})
