import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  heightAt,
  PEEK_PIXELS,
  pressedHeight,
  SHEET_HEIGHTS,
  scrollOf,
  tappedHeight,
} from './sheet.rules.ts'

const PHONE = 608

describe('the list on a phone', () => {
  // spec: 333
  it('rests at three heights, each higher than the one before', () => {
    expect(SHEET_HEIGHTS.map((height) => scrollOf(height, PHONE))).toEqual([
      0,
      PHONE / 2 - PEEK_PIXELS,
      PHONE - PEEK_PIXELS,
    ])
  })

  it('is at the height it was sent to, on any screen with room for three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 * PEEK_PIXELS + 8, max: 2000 }), (frame) => {
        for (const height of SHEET_HEIGHTS) {
          expect(heightAt(scrollOf(height, frame), frame)).toBe(height)
        }
      }),
    )
  })

  it('stays within the screen, also on one turned on its side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (frame) => {
        const [peek = 0, half = 0, full = 0] = SHEET_HEIGHTS.map((each) => scrollOf(each, frame))
        expect(peek).toBe(0)
        expect(half).toBeGreaterThanOrEqual(peek)
        expect(full).toBeGreaterThanOrEqual(half)
      }),
    )
  })

  it('is at its highest while its rows scroll', () => {
    expect(heightAt(4000, PHONE)).toBe('full')
  })

  it('goes up by a tap, and down again from the top', () => {
    expect(SHEET_HEIGHTS.map(tappedHeight)).toEqual(['half', 'full', 'peek'])
  })

  it('obeys the arrows, and no other key', () => {
    expect(pressedHeight('peek', 'ArrowUp')).toBe('half')
    expect(pressedHeight('full', 'ArrowUp')).toBe('full')
    expect(pressedHeight('half', 'ArrowDown')).toBe('peek')
    expect(pressedHeight('peek', 'Home')).toBe('full')
    expect(pressedHeight('full', 'End')).toBe('peek')
    expect(pressedHeight('half', 'Tab')).toBeNull()
  })
})
