import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'

/** Lists of the team whose filters can be kept under a name. */
export const STAFF_LISTS = [
  'listings',
  'people',
  'events',
  'articles',
  'beaches',
  'attractions',
  'collections',
  'episodes',
  'contributions',
  'newsletter',
  'money',
  'faults',
  'redirects',
  'media',
] as const
export const StaffList = z.enum(STAFF_LISTS)
export type StaffList = z.infer<typeof StaffList>

export const SAVED_FILTER_NAME_MAX = 40
/** Of one person in one list. */
export const SAVED_FILTERS_MAX = 20

export const SavedFilter = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** What stands in the address of the list behind the "?". */
    query: z.string(),
    /** Everybody of the team sees it. */
    is_shared: z.boolean(),
    /** Who made it may take it away. */
    is_mine: z.boolean(),
  })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.infer<typeof SavedFilter>

const tag = 'Administração'

export const listSavedFilters = endpoint({
  method: 'GET',
  path: '/api/v1/admin/saved-filters',
  access: 'staff',
  tag,
  summary: 'Filtros de uma lista que a pessoa guardou, e os que são da equipe',
  query: z.object({ list: StaffList }).strict(),
  response: z.array(SavedFilter),
  status: 200,
})

/** One of the same name takes the place of the other. */
export const saveFilter = endpoint({
  method: 'POST',
  path: '/api/v1/admin/saved-filters',
  access: 'staff',
  tag,
  summary: 'Guarda um filtro de uma lista com um nome',
  body: z
    .object({
      list: StaffList,
      name: textLine(SAVED_FILTER_NAME_MAX).pipe(z.string().min(1)),
      query: textLine(600).pipe(z.string().min(1)),
      is_shared: z.boolean().default(false),
    })
    .strict(),
  response: SavedFilter,
  status: 201,
})

export const deleteSavedFilter = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/saved-filters/:id',
  access: 'staff',
  tag,
  summary: 'Apaga um filtro guardado',
  params: z.object({ id: z.uuid() }),
  response: z.object({ deleted: z.boolean() }),
  status: 200,
})
