import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterEach, expect, it } from 'vitest'
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

it('has room for reviews in the row of a phone where nothing waits more urgently', () => {
  const tabs = (pedidos: null | undefined) =>
    tabsOf(BUSINESS_SCREENS, businessMenu(listing(), { pedidos, reservas: null })).map(
      ({ label }) => label,
    )
  expect(tabs(null)).toEqual(['Início', 'Conversas', 'Avaliações', 'Página'])
  expect(tabs(undefined)).toEqual(['Início', 'Pedidos', 'Conversas', 'Página'])
})

it('leaves out of the club what the portal cannot do', () => {
  expect(namesOf(clubMenu({}))).toContain('sorteios')
  putBack = switchCapabilities(false, ['draws'])
  expect(namesOf(clubMenu({}))).not.toContain('sorteios')
})
