import type { MediaUse } from '@portal/contract/media/media-library'
import { ADMIN_PAGES, type AdminPageName } from '~/features/admin/admin-pages.ts'
import { LibraryScreen } from '~/features/media/library/LibraryScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.media.label)

/** The editor of the thing by its id, or a list that its name leaves alone. */
const WAYS: Partial<
  Record<MediaUse['kind'], { page: AdminPageName; by: 'name' | 'id'; parameter: string }>
> = {
  establishment: { page: 'listings', by: 'name', parameter: 'busca' },
  event: { page: 'events', by: 'id', parameter: 'editar' },
  article: { page: 'news', by: 'id', parameter: 'editar' },
  collection: { page: 'collections', by: 'id', parameter: 'editar' },
  episode: { page: 'podcast', by: 'id', parameter: 'episodio' },
  announcement: { page: 'announcements', by: 'name', parameter: '' },
  settings: { page: 'settings', by: 'name', parameter: '' },
}

function addressOfUse({ kind, id, name }: MediaUse): string | null {
  const way = WAYS[kind]
  if (!way) return null
  const { path } = ADMIN_PAGES[way.page]
  const value = way.by === 'id' ? id : name
  return way.parameter && value
    ? `${path}?${new URLSearchParams({ [way.parameter]: value })}`
    : path
}

export default function Media() {
  return <LibraryScreen addressOfUse={addressOfUse} />
}
