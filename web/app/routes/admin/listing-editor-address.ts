import type { EditingScreen } from '../dashboards/ListingScreenView.tsx'

export const EDIT = 'editar'
export const SCREEN = 'aba'

/** Where the administration edits a listing. */
export function editorAddress(id: string, screen: EditingScreen = 'negocio'): string {
  const search = new URLSearchParams({ [EDIT]: id })
  if (screen !== 'negocio') search.set(SCREEN, screen)
  return `/admin/estabelecimentos?${search}`
}
