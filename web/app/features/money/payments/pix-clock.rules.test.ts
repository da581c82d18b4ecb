import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOffsetMs, countdownText, secondsLeft } from './pix-clock.rules.ts'

const MOMENT = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) })

describe('the clock of the server', () => {
  it('is known to the second, however wrong the phone is and however long the answer takes', () => {
    const wrong = fc.integer({ min: -86_400_000, max: 86_400_000 })
    const latency = fc.integer({ min: 0, max: 4_000 })
    fc.assert(
      fc.property(MOMENT, wrong, latency, (server, phoneIsAhead, way) => {
        const sentAt = server - way / 2 + phoneIsAhead
        const dateHeader = new Date(server).toUTCString()
        const offset = clockOffsetMs({ sentAt, receivedAt: sentAt + way, dateHeader })
        expect(Math.abs(offset + phoneIsAhead)).toBeLessThanOrEqual(500)
      }),
    )
  })

  it('is taken for the own one where the answer does not tell it', () => {
    for (const dateHeader of [null, '', 'ontem']) {
      expect(clockOffsetMs({ sentAt: 5, receivedAt: 9, dateHeader })).toBe(0)
    }
  })
})

describe('the countdown', () => {
  const EXPIRES = '2026-07-18T22:30:00Z'
  const end = Date.parse(EXPIRES)

  it('never grows as time goes by, ends at zero and stays there', () => {
    const time = fc.integer({ min: -3_600_000, max: 3_600_000 })
    fc.assert(
      fc.property(time, fc.nat(100_000), time, (from, later, offset) => {
        const first = secondsLeft(EXPIRES, end + from, offset)
        const second = secondsLeft(EXPIRES, end + from + later, offset)
        expect(second).toBeLessThanOrEqual(first)
        expect(first === 0).toBe(from + offset >= 0)
      }),
    )
  })

  it('goes by the clock of the server', () => {
    expect(secondsLeft(EXPIRES, end - 600_000, 60_000)).toBe(540)
  })

  it('is written so that it reads back as the same time', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (seconds) => {
        const isLong = seconds >= 3600
        const [whole, part] = countdownText(seconds)
          .split(isLong ? 'h' : ':')
          .map(Number)
        const shown = (whole ?? 0) * 60 + (part ?? 0)
        expect(shown).toBe(isLong ? Math.floor(seconds / 60) : seconds)
      }),
    )
    expect(countdownText(1314)).toBe('21:54')
    expect(countdownText(9)).toBe('00:09')
    expect(countdownText(3909)).toBe('1h05')
  })
})
