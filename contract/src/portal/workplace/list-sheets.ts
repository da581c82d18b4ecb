import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { STAFF_LISTS } from './saved-filters.ts'

/** Tables of the team that can be taken away as a file: the lists of the kit and some shorter ones. */
export const SHEET_LISTS = [
  ...STAFF_LISTS,
  'categories',
  'claims',
  'coverage-requests',
  'draws',
  'given-plans',
  'odd-redemptions',
  'offers',
  'order-troubles',
  'properties',
  'property-feeds',
  'reports',
  'reviews',
  'search-terms',
  'staff-invitations',
  'stay-troubles',
  'synonyms',
  'tide-tables',
  'utilities',
  'waiting-listings',
] as const
export const SheetList = z.enum(SHEET_LISTS)
export type SheetList = z.infer<typeof SheetList>

/** A file that is longer than this is cut, and its last line says so. */
export const SHEET_MOST_ROWS = 100_000

/**
 * The rows of a list as a file, with the filters and the order of the list itself. Who may read the list may
 * take it away: it is read in their name.
 */
export const downloadList = endpoint({
  method: 'GET',
  path: '/api/v1/admin/lists/:list/sheet',
  access: 'staff',
  tag: 'Administração',
  summary: 'Uma tabela da equipe em CSV, com os filtros da tela',
  params: z.object({ list: SheetList }),
  // What the list itself understands, it checks itself.
  query: z.looseObject({}),
  produces: 'text/csv',
  response: z.string().meta({ format: 'binary' }),
  status: 200,
})
