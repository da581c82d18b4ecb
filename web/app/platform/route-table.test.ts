import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { createRouteTable } from './route-table.ts'

/** Each leaf names itself as its only parameter, so that one can be told from another. */
function rowsOf(
  entries: readonly RouteConfigEntry[],
  base: string,
): { path: string; searchParameters: string[] }[] {
  return entries.flatMap(({ path = '', children }) => {
    const whole = `${base}/${path}`.replace(/^.*\/\//, '/').replace(/\/$/, '') || '/'
    return children ? rowsOf(children, whole) : [{ path: whole, searchParameters: [whole] }]
  })
}
const rows = rowsOf(routes, '')
const table = createRouteTable(rows)
const asRouter: RouteObject[] = rows.map(({ path }) => ({ path, id: path }))

const segment = fc.oneof(
  fc.constantFrom(...new Set(rows.flatMap(({ path }) => path.split('/').filter(Boolean)))),
  fc.constantFrom('x', 'pousada-do-mar', 'versoes', '12'),
)

describe('the table of addresses', () => {
  it('finds the row that the router would', () => {
    const address = fc
      .array(segment, { maxLength: 4 })
      .map((parts) => `/${parts.join('/').replaceAll(':', 'a').replaceAll('*', 'b')}`)
    fc.assert(
      fc.property(address, (path) => {
        const expected = matchRoutes(asRouter, path)?.at(-1)?.route.id
        expect(table.searchParametersOf(path)).toEqual(expected === undefined ? [] : [expected])
      }),
      { numRuns: 500 },
    )
  })

  it('writes what is its own in its own letters, and leaves a slug or a token alone', () => {
    expect(table.addressOf('/GUIA-Comercial')).toBe('/guia-comercial')
    expect(table.addressOf('/Noticias/Previa/aBcD')).toBe('/noticias/previa/aBcD')
    expect(table.addressOf('/guia/Pousada')).toBe('/guia/Pousada')
    expect(table.addressOf('/Nada/Disso')).toBe('/Nada/Disso')
    expect(table.addressOf('/')).toBe('/')
  })
})
