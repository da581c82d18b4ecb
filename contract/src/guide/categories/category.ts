import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const Category = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().nullable(),
    slug: z.string(),
    name: z.string(),
    icon: z.string(),
    schema_type: z.string(),
    position: z.int(),
    is_active: z.boolean(),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/categories',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Categorias ativas do guia, em dois níveis',
  response: z.array(Category),
  status: 200,
})

/** Also by the address of one that was merged into it. */
export const readCategory = endpoint({
  method: 'GET',
  path: '/api/v1/categories/:slug',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Uma categoria do guia, também pelo endereço de uma que foi unida a ela',
  params: z.object({ slug: z.string().max(100) }),
  response: Category,
  status: 200,
})
