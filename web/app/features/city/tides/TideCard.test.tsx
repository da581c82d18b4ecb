// @vitest-environment jsdom
import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTides } from './fake-tides.ts'
import { RampCards } from './RampCards.tsx'
import { TideCard } from './TideCard.tsx'
import { WeekTable } from './WeekTable.tsx'

// 11h48 in the city, between a high and a low water.
const NOW = '2026-07-18T14:48:00.000Z'
const RAMP: Ramp = {
  id: 'r1',
  name: '1º acesso',
  access: 'open',
  level_m: 3,
  level_is_example: false,
  latitude: null,
  longitude: null,
  note: '',
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const within = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>)

describe('the tide card', () => {
  it('says where the water goes, and names its source', () => {
    within(<TideCard beach="atalaia" tides={fakeTides()} now={new Date()} />)
    expect(screen.getByRole('heading', { name: 'A maré desce até 16h00' })).toBeTruthy()
    expect(screen.getByText(/estimativa harmônica do Guia.*não use para navegação/)).toBeTruthy()
    const [curve] = screen.getAllByRole('img', {
      name: /Curva da maré, de 5h48 de hoje a 5h48 de amanhã/,
    })
    expect(curve?.getAttribute('aria-label')).toContain('Agora, 11h48')
    expect(curve?.getAttribute('aria-label')).toContain('baixa-mar às 16h00 com 1,0\u00a0m')
    expect(curve?.getAttribute('aria-label')).toContain('baixa-mar amanhã às 4h00 com 1,0\u00a0m')
  })

  it('tells drivers that they are too late, or until when they may stay', () => {
    const { unmount } = within(
      <TideCard beach="atalaia" tides={fakeTides()} now={new Date()} ramps={[RAMP]} />,
    )
    expect(screen.getByText('Sem carro na areia até 13h00')).toBeTruthy()
    expect(screen.getByText(/Depois, das 13h00 às 19h00, dentro do horário previsto/)).toBeTruthy()
    unmount()
    vi.setSystemTime(new Date('2026-07-18T17:00:00Z'))
    within(<TideCard beach="atalaia" tides={fakeTides()} now={new Date()} ramps={[RAMP]} />)
    expect(screen.getByRole('heading', { name: 'Retire o carro até 19h00' })).toBeTruthy()
    expect(screen.getByText(/Faltam 5\sh\. 1º acesso: dentro do horário previsto/)).toBeTruthy()
  })

  // spec: 394
  it('leads to the warning before the water at any hour, where cars come to the sand', () => {
    const link = (ramps: Ramp[], moment = '2026-07-18T17:00:00Z') => {
      cleanup()
      within(<TideCard beach="atalaia" tides={fakeTides()} now={new Date(moment)} ramps={ramps} />)
      return screen.queryByRole('link', { name: 'Me avise antes da maré' })?.getAttribute('href')
    }
    expect(link([RAMP])).toBe('/praia/atalaia/aviso')
    expect(link([RAMP], '2026-07-18T21:40:00Z')).toBe('/praia/atalaia/aviso')
    expect(link([{ ...RAMP, level_m: null }])).toBe('/praia/atalaia/aviso')
    expect(link([{ ...RAMP, access: 'closed' }])).toBeUndefined()
  })

  it('gives no advice for a ramp whose level nobody has set', () => {
    within(
      <TideCard
        beach="atalaia"
        tides={fakeTides()}
        now={new Date()}
        ramps={[{ ...RAMP, level_m: null }]}
      />,
    )
    expect(screen.queryByText(/Retire o carro/)).toBeNull()
    expect(screen.getByText(/Ela sobe a partir de 16h00.*ainda não foi definido/)).toBeTruthy()
  })

  // spec: 447
  it('shows in the evening what comes tomorrow, and says that it is tomorrow', () => {
    vi.setSystemTime(new Date('2026-07-19T02:34:00Z'))
    const { container } = within(
      <TideCard beach="atalaia" tides={fakeTides('2026-07-17', 9)} now={new Date()} />,
    )
    expect(screen.getByRole('heading', { name: 'A maré sobe a partir de 4h00' })).toBeTruthy()
    expect(screen.getByText('Amanhã, dom., 19 de jul.')).toBeTruthy()
    expect(container.querySelector('svg[role=img]')?.textContent).toContain('dom.')
    const days = screen.getByRole('navigation', { name: 'Dia da maré' })
    expect(days.querySelector('a')?.textContent).toBe('Hoje18')
  })

  it('names the official table of a day', () => {
    const tides = fakeTides()
    const days = tides.days.map((day) => ({
      ...day,
      source: { kind: 'official' as const, name: 'Marinha do Brasil', edition: '63ª edição' },
    }))
    within(<TideCard beach="atalaia" tides={{ ...tides, days }} now={new Date()} />)
    expect(screen.getByText(/Fonte: Marinha do Brasil, 63ª edição, Fundeadouro/)).toBeTruthy()
  })
})

it('has the week in a table, with the hours of the day a car may stay', () => {
  within(<WeekTable tides={fakeTides()} now={new Date()} ramps={[RAMP]} place="Atalaia" />)
  const rows = screen
    .getByRole('table', { name: 'Maré da semana: Atalaia' })
    .querySelectorAll('tbody tr')
  expect(rows).toHaveLength(7)
  expect(rows[0]?.textContent).toContain('Hoje, 18')
  expect(rows[0]?.textContent).toContain('13h00 às 19h00')
  expect(
    screen.getAllByRole('img', { name: 'Carro na areia: 1h00 às 7h00, 13h00 às 19h00' }),
  ).toHaveLength(7)
})

it('never calls a ramp safe, only inside or outside its hours', () => {
  const { container } = within(
    <RampCards
      tides={fakeTides()}
      now={new Date()}
      ramps={[RAMP, { ...RAMP, id: 'r2', name: '2º acesso', level_m: 6 }]}
    />,
  )
  expect(screen.getByText('Fora do horário previsto')).toBeTruthy()
  expect(screen.getByText('Dentro do horário previsto')).toBeTruthy()
  expect(container.textContent).not.toMatch(/segur/i)
})
