import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './safe-return.rules.ts'

const PORTAL = 'https://salinas.example'
/** Where a browser on the portal would really go. */
const landing = (path: string) => new URL(path, `${PORTAL}/auth`)

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/dash-clube',
    '/admin/usuarios?busca=Jo%C3%A3o&pagina=2#lista',
    '/guia/bar%20do%20z%C3%A9',
    '/noticias/auth-e-senha',
    '/buscar?q=//evil.example',
    '/buscar?q=linha%0Aquebrada',
  ])('leads to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a line break', 'java\nscript:alert(1)'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['dots that dissolve into two slashes', '/.//evil.example'],
    ['dots that climb to two slashes', '/x/..//evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash, twice', '/%252Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['encoded dots', '/%2e//evil.example'],
    ['an encoded line break', '/dash-clube%0d%0aSet-Cookie:x'],
    ['half an escape', '/%E0%A4%A'],
    ['a data address', 'data:text/html,x'],
    ['a path without its slash', 'dash-clube'],
    ['a leading space', ' //evil.example'],
    ['the sign-in page itself', '/auth'],
    ['the sign-in page in another spelling', '/AUTH/login?x=1'],
    ['the sign-up page', '/criar-conta'],
    ['an endless address', `/${'a'.repeat(2_000)}`],
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['an object', { pathname: '/admin' }],
  ])('leads home from %s', (_, value) => {
    expect(safeReturnPath(value)).toBe('/')
  })

  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2f', '%5c', '%252f', '%2e', '@', ':', '?', '#', '\t', '\n'],
    ...['\r', '\u0000', ' ', 'javascript:', 'https:', 'evil.example', 'admin', 'é', '%', '\u2028'],
  )
  const hostile = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))

  it.each([
    ['hostile addresses', hostile],
    ['hostile addresses below the root', hostile.map((rest) => `/${rest}`)],
    ['any text', fc.string({ unit: 'binary' })],
    ['any path', fc.webPath()],
  ])('never leaves the portal, whatever is asked: %s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const path = safeReturnPath(value)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(landing(path).origin).toBe(PORTAL)
        expect(safeReturnPath(path)).toBe(path)
      }),
      { numRuns: 1_000 },
    )
  })
})
