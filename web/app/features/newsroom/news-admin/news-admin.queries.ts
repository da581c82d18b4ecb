import type { listEditedArticles } from '@portal/contract/newsroom/news/article-editor'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

type ArticlesFilter = EndpointCall<typeof listEditedArticles>['query']

export const articlesQuery = (filter: ArticlesFilter) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'list', filter],
    queryFn: () => browserApi.get('/api/v1/admin/articles', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'one', id],
    queryFn: () => browserApi.get('/api/v1/admin/articles/:id', { params: { id } }),
    // What one opens to write on is what is there now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const versionsQuery = (id: string, before: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'versions', id, before],
    queryFn: () =>
      browserApi.get('/api/v1/admin/articles/:id/versions', { params: { id }, query: { before } }),
    gcTime: 0,
  })

export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'version', id, number],
    queryFn: () =>
      browserApi.get('/api/v1/admin/articles/:id/versions/:number', { params: { id, number } }),
  })

export const previewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'previews', id],
    queryFn: () => browserApi.get('/api/v1/admin/articles/:id/previews', { params: { id } }),
    refetchOnMount: 'always',
  })

export const articleCategoriesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'article-categories'],
    queryFn: () => browserApi.get('/api/v1/admin/article-categories'),
    refetchOnMount: 'always',
  })
