import type { AuditThing } from '@portal/contract/audit/audit-entry'
import type { ThingKind } from '@portal/contract/audit/things'
import { ADMIN_PAGES, type AdminPageName } from '~/features/admin/admin-pages.ts'

/** Opens the one thing in the screen: in its editor by its id, or in a list that its name leaves alone. */
type Way = { page: AdminPageName; editor?: string; search?: string }

const WAYS: Partial<Record<ThingKind, Way>> = {
  establishment: { page: 'listings', search: 'busca' },
  person: { page: 'people', search: 'busca' },
  article: { page: 'news', editor: 'editar' },
  event: { page: 'events', editor: 'editar' },
  beach: { page: 'beaches', editor: 'editar' },
  attraction: { page: 'attractions', editor: 'editar' },
  collection: { page: 'collections', editor: 'editar' },
  episode: { page: 'podcast', editor: 'episodio' },
  coverage: { page: 'coverage', editor: 'pedido' },
  show: { page: 'podcast' },
  category: { page: 'categories' },
  'article-category': { page: 'news' },
  draw: { page: 'draws' },
  'tide-table': { page: 'tides' },
  utility: { page: 'utilities' },
  duty: { page: 'utilities' },
  notice: { page: 'utilities' },
  contribution: { page: 'contributions' },
  issue: { page: 'newsletter' },
  tabbar: { page: 'tabbar' },
  'error-fault': { page: 'faults' },
  redirect: { page: 'redirects', search: 'busca' },
}

/** Where a thing of the audit log is worked on. */
export function thingAddress({ kind, id, name }: AuditThing): string | null {
  const way = WAYS[kind]
  if (!way) return null
  const { path } = ADMIN_PAGES[way.page]
  if (way.editor) return `${path}?${new URLSearchParams({ [way.editor]: id })}`
  return way.search && name ? `${path}?${new URLSearchParams({ [way.search]: name })}` : path
}
