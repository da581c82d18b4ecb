// @vitest-environment jsdom
import type { DutyShift, Utilities, UtilityEntry } from '@portal/contract/city/utilities/utility'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { UtilityPage } from './UtilityPage.tsx'
import { utilitiesTexts as texts } from './utilities.texts.ts'

afterEach(cleanup)

const NOW = new Date('2026-07-18T17:00:00Z') // 14h in the city
const entry = (changes: Partial<UtilityEntry>): UtilityEntry => ({
  id: changes.title ?? '',
  kind: 'emergency',
  title: 'SAMU',
  phones: [{ number: '192', label: '', is_whatsapp: false }],
  address: '',
  place: null,
  hours: '',
  body: '',
  source: { name: 'Número nacional', url: null },
  verified_at: null,
  ...changes,
})
const shift = (from: string, to: string, name: string): DutyShift => ({
  id: name,
  establishment_id: null,
  name,
  slug: null,
  phone: '91900001001',
  address: 'Rua 1, Centro',
  place: null,
  starts_at: from,
  ends_at: to,
  is_extra: false,
  source: { name: 'Prefeitura', url: null },
  verified_at: '2026-07-17T12:00:00Z',
})
const notice = (id: string, ends_at: string | null) => ({
  id,
  title: id,
  body: 'Texto.',
  severity: 'attention' as const,
  place: '',
  link: null,
  source: 'Prefeitura',
  starts_at: '2026-07-18T10:00:00Z',
  ends_at,
})

function show(told: Partial<Utilities> | null, now = NOW) {
  const utilities = told && { entries: [], rota: [], notices: [], ...told }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <UtilityPage utilities={utilities} now={now} city="Salinópolis" address="guia.test" />
      ),
    },
  ])
  render(<RouterProvider router={router} />)
}
const duty = () => within(screen.getByRole('region', { name: texts.duty.title }))

describe('the page of public utility', () => {
  // spec: 378
  it('dials with one touch, and says where a number comes from', () => {
    show({
      entries: [
        entry({}),
        entry({ title: 'Hospital', kind: 'health', verified_at: '2026-07-17T12:00:00Z' }),
      ],
    })
    expect(screen.getByRole('link', { name: /192.*SAMU/ })).toHaveProperty('href', 'tel:192')
    expect(screen.getByText('Conferido em 17 de julho de 2026')).toBeDefined()
    expect(screen.getByText(/Número nacional/)).toBeDefined()
  })

  // spec: 378
  it('names the pharmacy on duty, until when, and who comes next', () => {
    show({
      rota: [
        shift('2026-07-18T11:00:00Z', '2026-07-19T11:00:00Z', 'Farmácia A'),
        shift('2026-07-19T11:00:00Z', '2026-07-20T11:00:00Z', 'Farmácia B'),
      ],
    })
    expect(duty().getByRole('heading', { name: 'Farmácia A' })).toBeDefined()
    expect(duty().getByText('De plantão até amanhã, 8h')).toBeDefined()
    expect(duty().getByRole('link', { name: /Ligar para Farmácia A/ })).toHaveProperty(
      'href',
      'tel:+5591900001001',
    )
    expect(duty().getByText('Farmácia B')).toBeDefined()
    expect(duty().getByText('das 8h às 8h do dia seguinte')).toBeDefined()
    expect(duty().getAllByText(texts.duty.unknown)).toHaveLength(6)
  })

  // spec: 378
  it('never invents who is on duty', () => {
    show({ rota: [shift('2026-07-18T20:00:00Z', '2026-07-18T23:00:00Z', 'Farmácia A')] })
    expect(duty().getByRole('heading', { name: texts.duty.unknown })).toBeDefined()
    expect(duty().getByText(/próximo plantão informado é Farmácia A, 17h/)).toBeDefined()
  })

  // spec: 378
  it('shows a notice until its end, by the clock of who reads', () => {
    const notices = [notice('Água', '2026-07-18T18:00:00Z'), notice('Estrada', null)]
    show({ notices })
    expect(screen.getByRole('heading', { name: 'Água' })).toBeDefined()
    expect(screen.getByText('Até 15h')).toBeDefined()
    cleanup()
    show({ notices }, new Date('2026-07-18T18:00:00Z'))
    expect(screen.queryByRole('heading', { name: 'Água' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Estrada' })).toBeDefined()
  })

  it('finds by any word, accents or not, and says when there is nothing', async () => {
    const user = userEvent.setup()
    show({
      entries: [
        entry({}),
        entry({ title: 'Equatorial', kind: 'service', body: 'Energia elétrica.', phones: [] }),
      ],
    })
    const filter = screen.getByRole('searchbox', { name: texts.filter })
    await user.type(filter, 'eletrica')
    expect(screen.getByRole('heading', { name: 'Equatorial' })).toBeDefined()
    expect(screen.getByText('1 resultado')).toBeDefined()
    await user.clear(filter)
    await user.type(filter, '192')
    expect(screen.getByRole('heading', { name: 'SAMU' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Equatorial' })).toBeNull()
    await user.type(filter, ' submarino')
    await user.click(screen.getByRole('button', { name: texts.clear }))
    expect(screen.getByRole('heading', { name: 'Equatorial' })).toBeDefined()
  })

  it('has the national numbers even where nothing could be read', () => {
    show(null)
    expect(screen.getByRole('link', { name: /193/ })).toHaveProperty('href', 'tel:193')
    expect(screen.getByRole('alert').textContent).toBe(texts.failed)
  })
})
