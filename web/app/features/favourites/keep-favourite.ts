import { FAVOURITES_MAX } from '@portal/contract/favourites/favourite-limits'
import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { putSavedIds, savedIdsQuery, savedListKey } from './favourites.queries.ts'
import { tellTabs } from './favourites-tabs.ts'
import { readLocal, writeLocal } from './local-favourites.ts'
import { savedListTexts as texts } from './saved-list.texts.ts'

type Wish = { id: string; isWanted: boolean }

/** In the account where there is one, else in this browser. `see` leads to what was saved. */
export async function keep(wish: Wish, account: QueryClient | null, see: () => void) {
  const isKept = account ? await keepInAccount(account, wish) : keepLocally(wish)
  if (!isKept || !wish.isWanted) return
  toast({
    title: texts.added,
    description: account ? undefined : texts.addedHere,
    variant: 'success',
    action: { label: texts.see, onClick: see },
  })
}

const withWish = (ids: readonly string[], { id, isWanted }: Wish) => {
  const others = ids.filter((known) => known !== id)
  return isWanted ? [id, ...others] : others
}

/** Answers whether it was kept; why not is told. */
function keepLocally(wish: Wish): boolean {
  const ids = readLocal()
  if (wish.isWanted && ids.length >= FAVOURITES_MAX) {
    toast({ ...texts.full, variant: 'destructive' })
    return false
  }
  if (writeLocal(withWish(ids, wish))) return true
  toast({ ...texts.storageOff, variant: 'destructive' })
  return false
}

// One call after the other: a quick second tap must not overtake the first.
let queue: Promise<unknown> = Promise.resolve()
const lastWish = new Map<string, Wish>()

/** Shown at once; what the server refuses is taken back, unless the person has changed it since. */
function keepInAccount(queries: QueryClient, wish: Wish): Promise<boolean> {
  lastWish.set(wish.id, wish)
  // An older answer on its way would undo what is shown.
  void queries.cancelQueries({ queryKey: savedIdsQuery().queryKey })
  putSavedIds(queries, (ids) => withWish(ids, wish))
  const kept = queue.then(() => sendWish(queries, wish))
  queue = kept
  return kept
}

async function sendWish(queries: QueryClient, wish: Wish): Promise<boolean> {
  const isLatest = () => lastWish.get(wish.id) === wish
  if (!isLatest()) return false
  try {
    await browserApi.send(wish.isWanted ? 'PUT' : 'DELETE', '/api/v1/my/favourites/:id', {
      params: { id: wish.id },
    })
    void queries.invalidateQueries({ queryKey: savedListKey, refetchType: 'none' })
    tellTabs()
    return true
  } catch (error) {
    if (isLatest()) {
      putSavedIds(queries, (ids) => withWish(ids, { ...wish, isWanted: !wish.isWanted }))
      toast({
        title: wish.isWanted ? texts.addFailed : texts.removeFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
    return false
  }
}
