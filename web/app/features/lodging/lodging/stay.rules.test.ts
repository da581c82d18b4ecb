import { describe, expect, it } from 'vitest'
import { departureFor, lodgingAddress, nextWeekend, readStay, todayAt } from './stay.rules.ts'

const TODAY = '2026-07-18'
const read = (search: string) => readStay(new URLSearchParams(search), TODAY)

describe('the stay an address asks for', () => {
  it('has its dates and its guests, two where nobody says', () => {
    expect(read('chegada=2026-07-30&saida=2026-08-02&pessoas=3').stay).toEqual({
      arrival: '2026-07-30',
      departure: '2026-08-02',
      guests: 3,
    })
    expect(read('chegada=2026-07-30&saida=2026-08-02&pessoas=muitas').stay?.guests).toBe(2)
  })

  it('is none where no dates are asked for, which is nothing wrong', () => {
    expect(read('pessoas=4')).toEqual({ stay: null, problem: null })
  })

  it.each([
    ['chegada=2026-07-17&saida=2026-07-20', 'A chegada já passou. Escolha outra data.'],
    ['chegada=2026-07-20&saida=2026-07-20', 'A saída precisa ser depois da chegada.'],
    ['chegada=2026-07-20', 'Escolha o dia da chegada e o da saída.'],
    ['chegada=2026-02-30&saida=2026-07-20', 'Escolha o dia da chegada e o da saída.'],
    ['chegada=2026-07-20&saida=2027-07-20', 'Escolha no máximo 90 noites.'],
  ])('is none for %s, and says why', (search, problem) => {
    expect(read(search)).toEqual({ stay: null, problem })
  })

  it('stands in the address of the page as it was read', () => {
    const { stay } = read('chegada=2026-07-30&saida=2026-08-02&pessoas=3')
    expect(lodgingAddress('rede-branca', stay, 'u1')).toBe(
      '/hospedagem/rede-branca?chegada=2026-07-30&saida=2026-08-02&pessoas=3&quarto=u1',
    )
    expect(lodgingAddress('rede-branca', null)).toBe('/hospedagem/rede-branca')
  })
})

it('offers the coming Friday to its Sunday, also on the Friday itself', () => {
  expect(nextWeekend(TODAY)).toMatchObject({ arrival: '2026-07-24', departure: '2026-07-26' })
  expect(nextWeekend('2026-07-24')).toMatchObject({ arrival: '2026-07-24' })
})

it('moves a departure that the arrival has passed, and no other', () => {
  expect(departureFor('2026-08-05', '2026-08-02')).toBe('2026-08-07')
  expect(departureFor('2026-07-30', '2026-08-02')).toBe('2026-08-02')
  expect(departureFor('', '2026-08-02')).toBe('2026-08-02')
})

it('counts days as the city does', () => {
  // 23h in Belém is the next day at Greenwich.
  expect(todayAt('2026-07-19T02:00:00Z')).toBe('2026-07-18')
})
