import { expect, it } from 'vitest'
import { dayText, hourText, momentText, shortDayText, shortMomentText } from './moment-text.ts'

// spec: 788
it('says a day with its year and an hour in the one form, on the clock of the city', () => {
  const evening = new Date('2026-11-17T22:42:00Z')
  expect(dayText(evening)).toBe('17 de novembro de 2026')
  expect(hourText(new Date('2026-11-17T21:00:00Z'))).toBe('18h')
  expect(momentText(evening)).toBe('17 de novembro de 2026 às 19h42')
  expect(momentText(new Date('2026-11-18T04:05:00Z'))).toBe('18 de novembro de 2026 à 1h05')
  expect(shortDayText('2027-01-02')).toBe('sáb., 2 de jan. de 2027')
  expect(shortMomentText(evening)).toBe('ter., 17 de nov. de 2026, às 19h42')
})
