// @vitest-environment jsdom
import type { CityNumbers } from '@portal/contract/insight/insight/city-numbers'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { CityNumbersPage } from './CityNumbersPage.tsx'

const numbers: CityNumbers = {
  counted_at: '2026-08-13T12:12:00Z',
  has_examples: false,
  counting_since: '2026-07-07',
  days: [
    { day: '2026-08-11', people: null },
    { day: '2026-08-12', people: 310 },
  ],
  searches: [{ term: 'peixe', searches: 30 }],
  events_this_month: 12,
  members: 1,
  businesses: 214,
  partners: 9,
}
const tides = {
  next: [{ id: 'a', when: 'hoje, 14h10', kind: 'high' as const, height: '4,6 m' }],
  isEstimate: true,
}
const show = (given: CityNumbers | null) =>
  render(
    <MemoryRouter>
      <CityNumbersPage city="Salinópolis" numbers={given} tides={tides} />
    </MemoryRouter>,
  )
afterEach(cleanup)

describe('the city in figures', () => {
  it('says every figure and its hour, and draws nothing of few people', () => {
    show(numbers)
    expect(screen.getByText('Contado na quinta, 13 de ago., às 9h12.')).toBeDefined()
    expect(screen.getByText(/maior movimento foi 12 de ago\., com 310 pessoas/)).toBeDefined()
    expect(screen.getByText('1 dia teve menos de 10 pessoas e não é mostrado.')).toBeDefined()
    const table = screen.getByRole('table', { name: 'Pessoas por dia', hidden: true })
    expect(table.textContent).toContain('ter., 11 de ago.menos de 10')
    expect(screen.getByText('negócios no guia')).toBeDefined()
    expect(screen.getByText('membro do Clube')).toBeDefined()
    expect(screen.getByText('Preamar, hoje, 14h10')).toBeDefined()
    expect(screen.getByText('Previsão própria, não serve para navegação.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Baixar CSV' }).getAttribute('href')).toBe(
      '/dados/cidade-em-numeros.csv',
    )
  })

  it('says that counting has not begun', () => {
    show({ ...numbers, counting_since: null, days: [], searches: [] })
    expect(screen.getByText('A contagem de visitas ainda não começou.')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('keeps the tides and the files where the figures did not come', () => {
    show(null)
    expect(screen.getByText('Os números não vieram')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Baixar JSON' })).toBeDefined()
  })
})
