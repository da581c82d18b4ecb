import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { putSavedIds, savedIdsQuery, savedListKey } from './favourites.queries.ts'
import { tellTabs } from './favourites-tabs.ts'
import { type LocalOutcome, withWish } from './local-favourites.ts'
import { savedListTexts as texts } from './saved-list.texts.ts'

type Wish = { id: string; isWanted: boolean }

const change = (ids: readonly string[], { id, isWanted }: Wish) => withWish(ids, id, isWanted)

/** What the browser answered to a visitor. `see` leads to what was saved. */
export function tellLocal(outcome: LocalOutcome, isWanted: boolean, see: () => void) {
  if (outcome === 'full') toast({ ...texts.full, variant: 'destructive' })
  else if (outcome === 'off') toast({ ...texts.storageOff, variant: 'destructive' })
  else if (isWanted) tellAdded(texts.addedHere, see)
}

export async function keepForMember(wish: Wish, account: QueryClient, see: () => void) {
  const isKept = await keepInAccount(account, wish)
  if (isKept && wish.isWanted) tellAdded(undefined, see)
}

const tellAdded = (description: string | undefined, see: () => void) =>
  toast({
    title: texts.added,
    description,
    variant: 'success',
    action: { label: texts.see, onClick: see },
  })

// One call after the other: a quick second tap must not overtake the first.
let queue: Promise<unknown> = Promise.resolve()
const lastWish = new Map<string, Wish>()

/** Shown at once; what the server refuses is taken back, unless the person has changed it since. */
function keepInAccount(queries: QueryClient, wish: Wish): Promise<boolean> {
  lastWish.set(wish.id, wish)
  // An older answer on its way would undo what is shown.
  void queries.cancelQueries({ queryKey: savedIdsQuery().queryKey })
  putSavedIds(queries, (ids) => change(ids, wish))
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
      putSavedIds(queries, (ids) => change(ids, { ...wish, isWanted: !wish.isWanted }))
      toast({
        title: wish.isWanted ? texts.addFailed : texts.removeFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
    return false
  }
}
