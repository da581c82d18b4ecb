export const DASHBOARD = '/dash-espadarte'
export const REGISTRATION = '/cadastro-negocio'

/** A screen of the dashboard, for one of the person's listings. */
export function screenAddress(screen: string, listingId?: string | null): string {
  const search = new URLSearchParams()
  if (screen !== 'inicio') search.set('aba', screen)
  if (listingId) search.set('negocio', listingId)
  const text = search.toString()
  return text ? `${DASHBOARD}?${text}` : DASHBOARD
}
