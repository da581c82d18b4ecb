import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterEach, describe, expect, it } from 'vitest'
import { businessMenu, clubMenu, screenOf } from './own.rules.ts'
import { BUSINESS_SCREENS } from './own.screens.ts'
import { tabsOf } from './screen.ts'

const listing = (changes: Partial<MyEstablishment> = {}) =>
  ({ id: 'a', role: 'owner', modules: [], analytics: 'full', ...changes }) as MyEstablishment
const namesOf = (menu: ReturnType<typeof clubMenu>) =>
  menu.flatMap(({ links }) => links.map(({ id }) => id))
let putBack = () => {}
afterEach(() => putBack())

it('opens what the address names, and the account for a section of it alone', () => {
  expect(screenOf('cardapio', '')).toBe('cardapio')
  expect(screenOf(null, '#seguranca')).toBe('conta')
  expect(screenOf('toString', '')).toBe('inicio')
})

it('lists houses and rooms of who has them alone, and says which plan has the figures', () => {
  expect(namesOf(businessMenu(listing(), {}))).not.toContain('imoveis')
  const agency = businessMenu(listing({ modules: ['real_estate'], analytics: 'weekly' }), {})
  expect(namesOf(agency)).toEqual(expect.arrayContaining(['imoveis', 'feed']))
  expect(agency.flatMap(({ links }) => links).find(({ id }) => id === 'desempenho')?.tag).toBe(
    'Maçarico',
  )
})

describe('the row of a phone', () => {
  type Entry = null | undefined
  const tabs = (pedidos: Entry, reservas: Entry, changes: Partial<MyEstablishment> = {}) =>
    tabsOf(BUSINESS_SCREENS, businessMenu(listing(changes), { pedidos, reservas })).map(
      ({ label }) => label,
    )

  // spec: 820
  it('has what has a clock, all of it, before the page of the business', () => {
    expect(tabs(undefined, null)).toEqual(['Início', 'Pedidos', 'Conversas', 'Negócio'])
    expect(tabs(null, undefined)).toEqual(['Início', 'Reservas', 'Conversas', 'Negócio'])
    expect(tabs(undefined, undefined)).toEqual(['Início', 'Pedidos', 'Reservas', 'Conversas'])
    expect(tabs(null, undefined, { modules: ['real_estate'] })).toEqual([
      'Início',
      'Reservas',
      'Imóveis',
      'Conversas',
    ])
  })

  it('has room for reviews where nothing waits more urgently', () => {
    expect(tabs(null, null)).toEqual(['Início', 'Conversas', 'Avaliações', 'Negócio'])
  })

  it('gives the kitchen the menu it marks things sold out in', () => {
    const kitchen = tabs(undefined, null, { role: 'kitchen' })
    expect(kitchen).toEqual(['Início', 'Pedidos', 'Conversas', 'Cardápio'])
  })
})

it('leaves out of the club what the portal cannot do', () => {
  expect(namesOf(clubMenu({}))).toContain('sorteios')
  putBack = switchCapabilities(false, ['draws'])
  expect(namesOf(clubMenu({}))).not.toContain('sorteios')
})
