import { KEPT_AT_HEADER, PAGES_CACHE } from '~/platform/kept-pages.ts'
import { OFFLINE_PAGE } from '~/platform/offline-page.ts'

export type KeptEntry = { path: string; title: string; at: Date }

/** The pages this device kept, the newest first. None where the browser keeps none. */
export async function listKeptPages(): Promise<KeptEntry[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(PAGES_CACHE)
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<KeptEntry | null> => {
      const { pathname, search } = new URL(url)
      const kept = await cache.match(url)
      if (!kept || pathname === OFFLINE_PAGE) return null
      const at = new Date(kept.headers.get(KEPT_AT_HEADER) ?? 0)
      return { path: pathname + search, title: titleIn(await kept.text()), at }
    }),
  )
  return entries
    .filter((entry) => entry !== null)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** "Praia do Atalaia", without the name of the site behind it. */
export function titleIn(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return (parsed.title.split(' | ')[0] ?? '').trim()
}
