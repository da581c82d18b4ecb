import type { AuditGroup, ThingKind } from '@portal/contract/portal/audit/things'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import type { Option } from '~/ui/option.ts'

export type AuditFilter = {
  action?: string | undefined
  kind?: ThingKind | undefined
  group?: AuditGroup | undefined
  actor?: string | undefined
  actor_kind?: 'system' | undefined
  subject?: string | undefined
  from?: string | undefined
  until?: string | undefined
}
type AuditPage = AuditFilter & { cursor?: string | undefined; limit?: number | undefined }

/** Asked again on each visit: the newest is what one comes for. */
export const auditQuery = (page: AuditPage, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', page],
    queryFn: () => api.get('/api/v1/admin/audit-log', { query: page }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** A file, so a plain link leads to it. */
export function csvAddress(filter: AuditFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/v1/admin/exports/audit-log.csv?${new URLSearchParams(given)}`
}

/** One letter finds everything. */
export const FEWEST_LETTERS = 2
/** A list to choose from at a glance. */
const MOST_PEOPLE = 8

type Looked = { for: 'people' | 'things'; typed: string }

/** People, or what has a name of its own, to choose one by typing. */
export const choicesQuery = ({ for: what, typed }: Looked, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'audit-choices', what, typed],
    queryFn: () => (what === 'people' ? findPeople(typed, api) : findThings(typed, api)),
    enabled: typed.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  })

async function findPeople(search: string, api: ApiClient): Promise<Option[]> {
  const query = { search, limit: MOST_PEOPLE }
  const { people } = await api.get('/api/v1/admin/people', { query })
  return people.map(({ id, full_name, email }) => ({
    value: id,
    label: full_name || email,
    hint: email,
  }))
}

async function findThings(busca: string, api: ApiClient): Promise<Option[]> {
  const records = await api.get('/api/v1/admin/records', { query: { busca } })
  return records.map(({ id, title, note }) => ({
    value: id,
    label: title,
    hint: note ?? undefined,
  }))
}
