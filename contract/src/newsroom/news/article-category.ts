import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { CATEGORY_NAME_MAX } from './news.texts.ts'

export const ArticleCategory = z
  .object({ id: z.uuid(), slug: z.string(), name: z.string() })
  .meta({ id: 'ArticleCategory' })
export type ArticleCategory = z.infer<typeof ArticleCategory>

/** With how many articles it has, written or published: one that has any cannot be removed. */
export const EditedArticleCategory = ArticleCategory.extend({
  position: z.int(),
  articles: z.int(),
}).meta({ id: 'EditedArticleCategory' })
export type EditedArticleCategory = z.infer<typeof EditedArticleCategory>

const category = z.object({ id: z.uuid() })
const name = textLine(CATEGORY_NAME_MAX).min(2, 'Escreva pelo menos 2 letras.')

export const listEditedArticleCategories = endpoint({
  method: 'GET',
  path: '/api/v1/admin/article-categories',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Categorias das notícias, com quantas notícias cada uma tem',
  response: z.array(EditedArticleCategory),
  status: 200,
})

export const createArticleCategory = endpoint({
  method: 'POST',
  path: '/api/v1/admin/article-categories',
  access: 'editor',
  tag: 'Administração',
  summary: 'Cria uma categoria de notícias, no fim da lista',
  body: z.object({ name }).strict(),
  response: z.array(EditedArticleCategory),
  status: 201,
})

/** Its address stays, whatever its name. */
export const updateArticleCategory = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/article-categories/:id',
  access: 'editor',
  tag: 'Administração',
  summary: 'Muda o nome ou o lugar de uma categoria de notícias',
  params: category,
  body: z.object({ name: name.optional(), position: z.int().min(0).max(99).optional() }).strict(),
  response: z.array(EditedArticleCategory),
  status: 200,
})

export const removeArticleCategory = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/article-categories/:id',
  access: 'editor',
  tag: 'Administração',
  summary: 'Apaga uma categoria de notícias que nenhuma notícia usa',
  params: category,
  response: z.array(EditedArticleCategory),
  status: 200,
})
