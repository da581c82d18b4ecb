import { describe, expect, it } from 'vitest'
import { BROWSERS, ROBOTS } from '../../test/user-agents.ts'
import { isRobot } from './robots.ts'

describe('what a program calls itself', () => {
  // spec: 666
  it('tells more than two hundred robots', () => {
    expect(new Set(ROBOTS).size).toBeGreaterThanOrEqual(200)
    expect(ROBOTS.filter((userAgent) => !isRobot(userAgent))).toEqual([])
  })

  it('takes no browser of people for one', () => {
    expect(BROWSERS.length).toBeGreaterThanOrEqual(30)
    expect(BROWSERS.filter(isRobot)).toEqual([])
  })

  it('counts what has no name as a robot', () => {
    expect([undefined, '', 'x'].every(isRobot)).toBe(true)
  })

  it('says the same again, whatever came in between', () => {
    const [browser = ''] = BROWSERS
    for (let n = 0; n < 5_000; n += 1) isRobot(`Mozilla/5.0 (invented ${n})`)
    expect(isRobot(browser)).toBe(false)
    expect(isRobot(ROBOTS[0])).toBe(true)
  })
})
