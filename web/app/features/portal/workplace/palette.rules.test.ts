import { House } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { nextEntry, type PaletteEntry, paletteSections } from './palette.rules.ts'

const screen = (id: string, label: string, more: Partial<PaletteEntry> = {}) =>
  ({ id, label, icon: House, to: `/${id}`, ...more }) as PaletteEntry
const titles = { waiting: 'Agora', recent: 'Recentes', screens: 'Ir para', actions: 'Fazer' }
const screens = [
  screen('inicio', 'Início'),
  screen('mensagens', 'Mensagens', { waiting: 3 }),
  screen('avaliacoes', 'Avaliações', { words: 'notas estrelas' }),
  screen('horarios', 'Horários'),
  screen('fotos', 'Fotos'),
]
const actions = [screen('sair', 'Sair')]
const offer = { screens, actions, records: [], recent: [] as string[] }
const labels = (typed: string, changes: Partial<typeof offer> = {}) =>
  paletteSections(typed, { ...offer, ...changes }, titles).map(({ title, entries }) => [
    title,
    ...entries.map(({ label }) => label),
  ])

describe('before anything is typed', () => {
  it('offers what waits, what was last opened, then the rest', () => {
    expect(labels('', { recent: ['fotos', 'horarios'] })).toEqual([
      ['Agora', 'Mensagens'],
      ['Recentes', 'Fotos', 'Horários'],
      ['Ir para', 'Início', 'Avaliações'],
      ['Fazer', 'Sair'],
    ])
  })

  it('offers nothing that was opened before and is not open to the person any more', () => {
    expect(labels('', { recent: ['auditoria'] })).not.toContainEqual(
      expect.arrayContaining(['Recentes']),
    )
  })
})

describe('what is typed', () => {
  it('finds screens without accents, by their name or by another word', () => {
    expect(labels('horarios')).toEqual([['Ir para', 'Horários']])
    expect(labels('estrelas')).toEqual([['Ir para', 'Avaliações']])
  })

  it('puts of equals the one last opened first', () => {
    const alike = [screen('a', 'Fotos da casa'), screen('b', 'Fotos do bar')]
    expect(labels('fotos', { screens: alike, recent: ['b'] })).toEqual([
      ['Ir para', 'Fotos do bar', 'Fotos da casa'],
    ])
  })

  it('shows what the server found after the screens, and leaves out empty parts', () => {
    const records = [{ title: 'Mensagens', entries: [screen('m1', 'João Moraes')] }]
    const found = paletteSections('joao', { ...offer, records }, titles)
    expect(found.map(({ title }) => title)).toEqual(['Mensagens'])
  })
})

describe('the arrows', () => {
  it('go from one to the next and round', () => {
    expect(nextEntry(screens, undefined, 1)).toBe('inicio')
    expect(nextEntry(screens, 'inicio', 1)).toBe('mensagens')
    expect(nextEntry(screens, 'fotos', 1)).toBe('inicio')
    expect(nextEntry(screens, 'inicio', -1)).toBe('fotos')
    expect(nextEntry([], undefined, 1)).toBeUndefined()
  })

  it('begin anew where the chosen one is gone', () => {
    expect(nextEntry(screens, 'sumiu', 1)).toBe('inicio')
    expect(nextEntry(screens, 'sumiu', -1)).toBe('fotos')
  })
})
