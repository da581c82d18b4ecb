import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { CATEGORY_ICONS, CATEGORY_NAME_MAX } from './category.texts.ts'
import { Category } from './category.ts'

/** A category as its editors see it, also when it is archived. */
export const EditedCategory = Category.extend({
  /** Listings that name it, whatever their status: while there are any it is not archived. */
  listings: z.int(),
  version: z.int(),
}).meta({ id: 'EditedCategory' })
export type EditedCategory = z.infer<typeof EditedCategory>

/** Parents first, each group in its order. Every change answers with the whole of it. */
const Tree = z.array(EditedCategory)

const category = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }
const name = textLine(CATEGORY_NAME_MAX).min(2, 'Escreva um nome com pelo menos 2 letras.')
const icon = z.enum(CATEGORY_ICONS, 'Escolha um ícone da lista.')

export const listAllCategories = endpoint({
  method: 'GET',
  path: '/api/v1/admin/categories',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Todas as categorias do guia, com quantos cadastros usam cada uma',
  response: Tree,
  status: 200,
})

/** Last of its group. What lies within another takes its icon from it. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/api/v1/admin/categories',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Cria uma categoria ou subcategoria',
  body: z.object({ name, parent_id: z.uuid().nullable(), icon: icon.optional() }).strict(),
  response: Tree,
  status: 201,
})

/** The address stays: links that people kept still lead to it. */
export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/categories/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda o nome ou o ícone de uma categoria',
  params: category,
  body: z.object({ ...seen, changes: z.object({ name, icon }).partial().strict() }).strict(),
  response: Tree,
  status: 200,
})

export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/v1/admin/categories/:id/move',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Leva uma subcategoria, com seus cadastros, para outra categoria',
  params: category,
  body: z.object({ ...seen, parent_id: z.uuid() }).strict(),
  response: Tree,
  status: 200,
})

export const reorderCategories = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/categories/order',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Grava a ordem das categorias, ou das subcategorias de uma delas',
  body: z
    .object({
      parent_id: z.uuid().nullable(),
      /** All of the group, once each. */
      ids: z.array(z.uuid()).min(1).max(500),
    })
    .strict(),
  response: Tree,
  status: 200,
})

export const archiveCategory = endpoint({
  method: 'POST',
  path: '/api/v1/admin/categories/:id/archive',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Tira uma categoria do guia; o que a usa pode ir para outra',
  params: category,
  body: z
    .object({
      ...seen,
      /** Where its listings, and the categories within it, go. Needed while there are any. */
      move_to: z.uuid().optional(),
    })
    .strict(),
  response: Tree,
  status: 200,
})

export const restoreCategory = endpoint({
  method: 'POST',
  path: '/api/v1/admin/categories/:id/restore',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Põe uma categoria arquivada de volta no guia',
  params: category,
  body: z.object(seen).strict(),
  response: Tree,
  status: 200,
})
