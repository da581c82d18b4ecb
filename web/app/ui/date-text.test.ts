import { describe, expect, it } from 'vitest'
import { isoToText, localDateToIso, problemOfDate, textToIso } from './date-text.ts'

describe('a written date', () => {
  it('is the ISO day turned around', () => {
    expect(isoToText('2026-07-18')).toBe('18/07/2026')
    expect(textToIso('18/07/2026')).toBe('2026-07-18')
    expect(isoToText('')).toBe('')
  })

  it('is no day at all when the month is too short for it', () => {
    expect(textToIso('31/04/2026')).toBeNull()
    expect(textToIso('29/02/2026')).toBeNull()
    expect(textToIso('29/02/2028')).toBe('2028-02-29')
  })

  it('is not a day while it is unfinished', () => {
    expect(textToIso('18/07/20')).toBeNull()
  })

  it('keeps the day of the calendar square whatever the time zone', () => {
    expect(localDateToIso(new Date(2026, 6, 18, 0, 0))).toBe('2026-07-18')
    expect(localDateToIso(new Date(2026, 6, 18, 23, 59))).toBe('2026-07-18')
  })

  it('says in words what is wrong with it', () => {
    expect(problemOfDate('')).toBeNull()
    expect(problemOfDate('18/07')).toBe('Complete a data: dia, mês e ano.')
    expect(problemOfDate('31/02/2026')).toBe('Essa data não existe.')
    expect(problemOfDate('01/07/2026', '2026-07-10')).toBe(
      'Escolha uma data a partir de 10/07/2026.',
    )
    expect(problemOfDate('01/10/2026', undefined, '2026-09-30')).toBe(
      'Escolha uma data até 30/09/2026.',
    )
    expect(problemOfDate('10/07/2026', '2026-07-10', '2026-07-10')).toBeNull()
  })
})
