import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { MERGE_LOCK } from './favourites.constants.ts'
import { MY_FAVOURITES, putSavedIds, savedListKey } from './favourites.queries.ts'
import { hearTabs, tellTabs } from './favourites-tabs.ts'
import { readLocal, writeLocal } from './local-favourites.ts'

/** For as long as somebody is signed in: what was kept is brought, and all tabs show the same. */
export function followFavourites(queries: QueryClient): () => void {
  mergeFavourites(queries).catch(() => undefined)
  return hearTabs(() => void readAnew(queries))
}

/**
 * What the browser kept for a visitor joins the account of who has signed in, once: one tab at a time
 * looks, and what was brought is forgotten here. What fails stays, and is brought with the next page.
 */
export function mergeFavourites(queries: QueryClient): Promise<void> {
  return alone(async () => {
    const brought = readLocal()
    if (brought.length === 0) return
    const { ids } = await browserApi.send('POST', '/api/v1/my/favourites/merge', {
      body: { ids: [...brought] },
    })
    writeLocal(readLocal().filter((id) => !brought.includes(id)))
    putSavedIds(queries, () => ids)
    void readAnew(queries)
    tellTabs()
  })
}

/** An answer on its way may be older than the change, and would be taken for the new one. */
async function readAnew(queries: QueryClient) {
  await queries.cancelQueries({ queryKey: savedListKey })
  await queries.invalidateQueries({ queryKey: MY_FAVOURITES })
}

/** The server's answer is the same however often it is asked; the lock spares it the asking. */
function alone(task: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(MERGE_LOCK, task) : task()
}
