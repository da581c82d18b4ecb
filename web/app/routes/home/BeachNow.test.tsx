// @vitest-environment jsdom
import type { Weather } from '@portal/contract/city/weather/weather'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { fakeTides } from '~/features/city/tides/fake-tides.ts'
import { BeachNow } from './BeachNow.tsx'

afterEach(cleanup)

/** 11h48 in the city. */
const NOW = new Date('2026-07-18T14:48:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const WEATHER: Weather = {
  source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br' },
  read_at: NOW.toISOString(),
  silent_at: later(3).toISOString(),
  hours: [],
  days: [
    {
      ...{ date: '2026-07-18', is_rest: true, has_thunder: false },
      rain: { level: 'likely', percent: 70, mm: 4, spans: [{ from: 840, to: 1020 }] },
      ...{ temperature_min_c: 25, temperature_max_c: 31, wind_kmh: 24.4, wind_from: 45 },
      ...{ gust_kmh: 40, uv: 11.2, wave_m: null },
    },
  ],
}
const CONDITION = {
  ...{ beach_id: 'b', slug: 'atalaia', flag: 'yellow' as const, lifeguards: 'on-duty' as const },
  ...{ note: '', source: 'Corpo de Bombeiros' },
  seen_at: NOW.toISOString(),
  until: later(2).toISOString(),
}
const show = (now: Date) =>
  render(
    <MemoryRouter>
      <BeachNow
        tides={fakeTides()}
        now={now}
        beach={{ name: 'Praia do Atalaia', to: '/praia/atalaia', ramps: [] }}
        weather={WEATHER}
        condition={CONDITION}
      />
    </MemoryRouter>,
  )

// spec: 1042
it('shows rain, wind and UV with their source, hour and licence, and nothing of what is unknown', () => {
  show(NOW)
  expect(screen.getByText(/Chuva provável das 14h às 17h/)).toBeTruthy()
  expect(screen.getByText('24 km/h')).toBeTruthy()
  expect(screen.getByText('extremo')).toBeTruthy()
  expect(screen.queryByText('Ondas')).toBeNull()
  expect(screen.getByText(/lida às 11h48; some às 14h48/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain(
    'creativecommons.org/licenses/by/4.0',
  )
  expect(screen.getByText('Bandeira amarela.')).toBeTruthy()
  expect(screen.getByText(/Visto às 11h48 por Corpo de Bombeiros. Vale até 13h48/)).toBeTruthy()
})

// spec: 1042, 1044
it('falls silent by the clock of who looks, also on a page that was kept', () => {
  const kept = show(later(2))
  expect(screen.queryByText('Bandeira amarela.')).toBeNull()
  expect(screen.getByText('UV')).toBeTruthy()
  kept.unmount()
  show(later(3))
  expect(screen.queryByText('UV')).toBeNull()
})

it('tells of tomorrow in the evening', () => {
  const evening = new Date('2026-07-18T23:30:00Z')
  const [today] = WEATHER.days
  if (!today) throw new Error('no day')
  const tomorrow = { ...today, date: '2026-07-19', is_rest: false, uv: 9 }
  render(
    <MemoryRouter>
      <BeachNow
        tides={fakeTides()}
        now={evening}
        beach={{ name: null, to: '/turismo', ramps: [] }}
        weather={{
          ...WEATHER,
          days: [today, tomorrow],
          silent_at: '2026-07-19T01:00:00Z',
        }}
        condition={null}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: /Tempo amanhã/ })).toBeTruthy()
  expect(screen.getByText('muito alto')).toBeTruthy()
})
