// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { type KeptOrder, keptOrders, keptOrdersIn } from './kept-orders.ts'
import { forgetPerson, keepPerson, keptPerson, NOBODY } from './kept-person.ts'
import { forgetTableCode, keptTableCode, takeTableCode } from './table-code.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const HOUR = 3_600_000
const order = (hours: number, changes: Partial<KeptOrder> = {}): KeptOrder => ({
  ...{ token: `t${hours}`, number: 1, slug: 'mare-cheia', isTable: false },
  placed_at: new Date(NOW.getTime() - hours * HOUR).toISOString(),
  ...changes,
})
afterEach(() => {
  forgetTableCode('mare-cheia')
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('what a phone keeps of orders', () => {
  // spec: 599
  it('is gone after 180 days, and after four hours where a table was ordered for', () => {
    const rows = [order(1), order(180 * 24), order(4, { isTable: true }), 'nada', null]
    expect(keptOrdersIn(rows, NOW).map(({ token }) => token)).toEqual(['t1'])
  })

  it('has the newest first, and twenty at most', () => {
    const now = new Date().toISOString()
    for (let index = 0; index < 25; index += 1) {
      keptOrders.add(order(0, { token: `t${index}`, placed_at: now }))
    }
    const tokens = keptOrders.read().map(({ token }) => token)
    expect(tokens).toHaveLength(20)
    expect(tokens[0]).toBe('t24')
  })

  it('has who ordered until they say no', () => {
    keepPerson({ ...NOBODY, name: 'Rosângela' })
    expect(keptPerson()?.name).toBe('Rosângela')
    forgetPerson()
    expect(keptPerson()).toBeNull()
    localStorage.setItem('portal-quem-pede', 'nada')
    expect(keptPerson()).toBeNull()
  })
})

describe('the code of a table', () => {
  // spec: 600
  it('leaves the address and stays with the tab', () => {
    window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=12#t=segredo')
    expect(takeTableCode('mare-cheia')).toEqual({ label: '12', token: 'segredo' })
    expect(window.location.href).not.toContain('segredo')
    expect(window.location.search).toBe('?mesa=12')
    expect(takeTableCode('mare-cheia')).toEqual({ label: '12', token: 'segredo' })
  })

  it('is of one table and one business: another label has none', () => {
    window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=12#t=segredo')
    takeTableCode('mare-cheia')
    window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=7')
    expect(takeTableCode('mare-cheia')).toBeNull()
    expect(keptTableCode('outro-lugar')).toBeNull()
  })
})
