import { z } from 'zod'

/** Orders that every long list of the team has: by its moment, or by its name. */
export const LIST_SORTS = ['recentes', 'antigos', 'nome', 'nome-desc'] as const
export const ListSort = z.enum(LIST_SORTS)
export type ListSort = z.infer<typeof ListSort>

/** A cursor of a list in one of several orders carries the name it stopped at. */
export const sortedPage = {
  cursor: z.string().max(900).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}
