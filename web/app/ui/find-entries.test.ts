import { expect, it } from 'vitest'
import { findEntries } from './find-entries.ts'

const entries = [
  { label: 'Importar e exportar', words: 'planilha csv' },
  { label: 'Configurações do portal', words: 'nome contatos cidade' },
  { label: 'Documentos', words: 'privacidade termos' },
  { label: 'Marés', words: 'tábua' },
  { label: 'Você no Portal' },
]
const found = (typed: string) => findEntries(entries, typed).map(({ label }) => label)

it('finds without accents and capitals', () => {
  expect(found('mares')).toEqual(['Marés'])
  expect(found('CONFIGURACOES')).toEqual(['Configurações do portal'])
})

it('puts what is called so before what only holds the letters, and other words last', () => {
  const list = [
    { label: 'Auditoria', words: 'portal' },
    { label: 'Importar' },
    { label: 'Você no Portal' },
    { label: 'Portal' },
  ]
  expect(findEntries(list, 'port').map(({ label }) => label)).toEqual([
    'Portal',
    'Você no Portal',
    'Importar',
    'Auditoria',
  ])
})

it('asks for every word, in any order', () => {
  expect(found('portal configuracoes')).toEqual(['Configurações do portal'])
  expect(found('portal planilha')).toEqual([])
})

it('knows other words for a thing', () => {
  expect(found('csv')).toEqual(['Importar e exportar'])
  expect(found('tabua')).toEqual(['Marés'])
})

it('keeps everything in its order while nothing is typed', () => {
  expect(found('  ')).toEqual(entries.map(({ label }) => label))
})
