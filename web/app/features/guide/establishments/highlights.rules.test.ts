import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { expect, it } from 'vitest'
import { CARD } from './fake-establishments.ts'
import { highlights } from './highlights.rules.ts'

const at = (clock: string) => new Date(`2026-07-18T${clock}:00-03:00`)
const photo = { id: CARD.id, width: 3, height: 2, thumbhash: 'AAAA', alt: '' }
const place = (name: string, slug: string, opens: number, closes: number) => ({
  ...{ ...CARD, id: name, name, photo, category: { slug, name: slug } },
  hours: { ...NO_HOURS, weekly: sameEveryDay([{ opens, closes }]) },
})
const market = place('Supermercado', 'compras', 7 * 60, 21 * 60)
const dinner = place('Peixaria', 'onde-comer', 18 * 60, 23 * 60)
const bar = place('Bar', 'bares-e-festas', 20 * 60, 26 * 60)
const house = { ...place('Pousada', 'onde-ficar', 8 * 60, 18 * 60), facts: ['12 quartos'] }
const names = (clock: string) =>
  highlights([market, dinner, bar, house], at(clock)).map(({ name }) => name)

// spec: 785
it('shows nobody a closed shop at midnight, and first who is open', () => {
  expect(names('00:20')).toEqual(['Bar', 'Pousada', 'Peixaria'])
  expect(names('10:00')).toEqual(['Supermercado', 'Pousada', 'Peixaria', 'Bar'])
  expect(names('21:30')).toEqual(['Peixaria', 'Bar', 'Pousada'])
})

it('shows no place without a picture', () => {
  expect(highlights([{ ...dinner, photo: null }], at('20:00'))).toEqual([])
})
