import { describe, expect, it } from 'vitest'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { locationOf, readRoute, requireNoChain, requireSense } from './redirects.rules.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

const ORIGIN = 'https://salinas.test'
const read = (from: string, to: string | null, status: 301 | 302 | 410 = 301) =>
  readRoute({ from, to, status }, ORIGIN)
const refusalOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof Invalid ? error.fields[0]?.message : error
  }
  return null
}

describe('an old address', () => {
  it.each([
    ['/Velho/', '/velho'],
    ['https://salinas.test/velho', '/velho'],
    ['//velho', null],
    ['/a//b/./c', '/a/b/c'],
    ['/praça', '/pra%c3%a7a'],
    ['/pra%C3%A7a', '/pra%c3%a7a'],
  ])('%s is kept as %s', (written, kept) => {
    if (kept === null) expect(refusalOf(() => read(written, '/novo'))).toBe(texts.notAPath)
    else expect(read(written, '/novo').from).toBe(kept)
  })

  it.each([
    ['/', texts.home],
    ['/velho?q=1', texts.withSearch],
    ['/velho#fim', texts.withSearch],
    ['/admin', texts.reserved],
    ['/API/v1/x', texts.reserved],
    ['velho', texts.notAPath],
    ['https://outro.test/velho', texts.notAPath],
    ['/a\\b', texts.notAPath],
    ['/%00', texts.notAPath],
  ])('%s is refused', (written, sentence) => {
    expect(refusalOf(() => read(written, '/novo'))).toBe(sentence)
  })
})

describe('a new address', () => {
  it.each([
    ['/novo?x=1#fim', '/novo?x=1#fim'],
    ['https://salinas.test/Novo', '/Novo'],
  ])('%s is kept as %s', (written, kept) => {
    expect(read('/velho', written).to).toBe(kept)
  })

  it.each([
    ['https://outro.test/', texts.elsewhere],
    ['//outro.test/', texts.elsewhere],
    ['/\\outro.test', texts.elsewhere],
    ['javascript:alert(1)', texts.elsewhere],
    ['/VELHO/?x=1', texts.loop],
    [null, texts.targetMissing],
  ])('%s is refused', (written, sentence) => {
    expect(refusalOf(() => read('/velho', written))).toBe(sentence)
  })

  it('is not for what is gone', () => {
    expect(read('/velho', null, 410)).toEqual({ from: '/velho', to: null, status: 410 })
    expect(refusalOf(() => read('/velho', '/novo', 410))).toBe(texts.targetOfGone)
  })
})

it('is one step: a target that leads on, comes back or is gone is refused', () => {
  const route = read('/a', '/b')
  const next = (to: string | null) => ({ from: '/b', to, status: to ? 301 : 410 }) as const
  expect(refusalOf(() => requireNoChain(route, null))).toBeNull()
  expect(refusalOf(() => requireNoChain(route, next('/c')))).toBe(texts.chain('/c'))
  expect(refusalOf(() => requireNoChain(route, next('/a')))).toBe(texts.loop)
  expect(refusalOf(() => requireNoChain(route, next(null)))).toBe(texts.chainToGone)
})

it('hides no living page and leads to none that is missing', () => {
  expect(refusalOf(() => requireSense({ from: 404, to: 200 }))).toBeNull()
  expect(refusalOf(() => requireSense({ from: null, to: null }))).toBeNull()
  expect(refusalOf(() => requireSense({ from: 200, to: 200 }))).toBe(texts.living)
  expect(refusalOf(() => requireSense({ from: 404, to: 404 }))).toBe(texts.deadTarget)
})

it.each([
  ['/novo', '/velho?q=1', '/novo?q=1'],
  ['/novo#fim', '/velho?q=1', '/novo?q=1#fim'],
  ['/novo?x=1', '/velho?q=1', '/novo?x=1'],
  ['/novo', '/velho', '/novo'],
])('takes parameters along: to %s from %s is %s', (to, url, location) => {
  expect(locationOf(to, url)).toBe(location)
})
