import type { TideDay } from '@portal/contract/city/tides/tide'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'

/** A week of one and the same tide: low at 4h, high at 10h, low at 16h, high at 22h. */
export function fakeTides(first = '2026-07-18', count = 8) {
  const start = dayOfKnownDate(first)
  return {
    station: 'Fundeadouro de Salinópolis',
    days: Array.from({ length: count }, (_, n) => fakeDay(isoDateOfDay(start + n))),
  }
}

function fakeDay(date: string): TideDay {
  return {
    date,
    source: { kind: 'estimate' },
    extremes: [
      { minute: 240, height_m: 1, kind: 'low' },
      { minute: 600, height_m: 5, kind: 'high' },
      { minute: 960, height_m: 1, kind: 'low' },
      { minute: 1320, height_m: 5, kind: 'high' },
    ],
    curve: Array.from({ length: 97 }, (_, n) => 3 - 2 * Math.cos(((n * 15 - 240) / 360) * Math.PI)),
    curve_step_minutes: 15,
    no_car: [
      {
        level_m: 3,
        windows: [
          { from: 0, to: 60 },
          { from: 420, to: 780 },
          { from: 1140, to: 1440 },
        ],
      },
      { level_m: 6, windows: [] },
    ],
    sunrise: 372,
    sunset: 1097,
    moon: { phase: 'waxing', next: { phase: 'first-quarter', date: '2026-07-21' } },
  }
}
