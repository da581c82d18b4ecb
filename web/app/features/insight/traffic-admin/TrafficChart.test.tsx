// @vitest-environment jsdom
import type { PortalTraffic } from '@portal/contract/insight/analytics/traffic'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { TrafficChart } from './TrafficChart.tsx'

afterEach(cleanup)

const hours = (counts: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)
/** A Saturday, half past nine in the city. */
const NOW = new Date('2026-07-18T12:30:00Z')
const TRAFFIC: PortalTraffic = {
  day: '2026-07-18',
  today: hours({ 7: 10, 8: 20, 9: 12 }),
  before: hours({ 8: 30, 9: 10, 20: 1_500 }),
  counted_since: '2026-07-01',
}
/** Each cell behind the name of its column, which a phone shows before it. */
function rowsOf(table: HTMLElement): string[][] {
  const [head = [], ...rows] = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
  return [head, ...rows.map((cells) => cells.map((cell, at) => cell.replace(head[at] ?? '', '')))]
}

it('says how many came, against the same weekday up to the same minute', () => {
  render(<TrafficChart traffic={TRAFFIC} now={NOW} />)
  expect(screen.getByText(/pessoas visitaram/).textContent).toBe(
    '42 pessoas visitaram o portal até 9h30. São 7 a mais que no sábado passado até esta hora.',
  )
})

it('is a table for who does not see the plot: every hour of both days, and what has not come yet is no zero', async () => {
  render(<TrafficChart traffic={TRAFFIC} now={NOW} />)
  await userEvent.click(screen.getByText('Ver em tabela'))
  const rows = rowsOf(screen.getByRole('table', { name: 'Pessoas por hora' }))
  expect(rows).toHaveLength(25)
  expect(rows[0]).toEqual(['Hora', 'Hoje', 'Sábado passado'])
  expect(rows[1]).toEqual(['0h', '0', '0'])
  expect(rows[9]).toEqual(['8h', '20', '30'])
  expect(rows[10]).toEqual(['9h', '12', '10'])
  expect(rows[11]).toEqual(['10h', '–', '0'])
  expect(rows[21]).toEqual(['20h', '–', '1.500'])
})

it('hides the bars from who is told the figures', () => {
  const { container } = render(<TrafficChart traffic={TRAFFIC} now={NOW} />)
  const plot = container.querySelector('[aria-hidden="true"]')
  expect(plot?.querySelectorAll('b')).toHaveLength(24)
  expect(plot?.textContent).toContain('1.500')
})

it('says since when it counts where there is no day to compare with, and that nothing was counted yet', () => {
  const { rerender } = render(
    <TrafficChart traffic={{ ...TRAFFIC, before: hours({}) }} now={NOW} />,
  )
  expect(screen.getByText(/Contamos desde/).textContent).toContain(
    'Contamos desde 1 de julho de 2026.',
  )
  rerender(<TrafficChart traffic={{ ...TRAFFIC, counted_since: null }} now={NOW} />)
  expect(screen.getByText(/Ainda não há visitas contadas/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
