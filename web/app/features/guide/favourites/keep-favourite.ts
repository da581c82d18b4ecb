import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { putSavedIds, savedIdsQuery, savedListKey } from './favourites.queries.ts'
import { tellTabs } from './favourites-tabs.ts'
import { type LocalOutcome, withChange } from './local-favourites.ts'
import { savedListTexts as texts } from './saved-list.texts.ts'

type FavouriteChange = { id: string; isWanted: boolean }

const apply = (ids: readonly string[], { id, isWanted }: FavouriteChange) =>
  withChange(ids, id, isWanted)

/** What the browser answered to a visitor. `see` leads to what was saved. */
export function tellLocal(outcome: LocalOutcome, isWanted: boolean, see: () => void) {
  if (outcome === 'full') toast({ ...texts.full, variant: 'destructive' })
  else if (outcome === 'off') toast({ ...texts.storageOff, variant: 'destructive' })
  else if (isWanted) tellAdded(texts.addedHere, see)
}

export async function keepForMember(
  change: FavouriteChange,
  account: QueryClient,
  see: () => void,
) {
  const isKept = await keepInAccount(account, change)
  if (isKept && change.isWanted) tellAdded(undefined, see)
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
const lastChange = new Map<string, FavouriteChange>()

/** Shown at once; what the server refuses is taken back, unless the person has changed it since. */
function keepInAccount(queries: QueryClient, change: FavouriteChange): Promise<boolean> {
  lastChange.set(change.id, change)
  // An older answer on its way would undo what is shown.
  void queries.cancelQueries({ queryKey: savedIdsQuery().queryKey })
  putSavedIds(queries, (ids) => apply(ids, change))
  const kept = queue.then(() => sendChange(queries, change))
  queue = kept
  return kept
}

async function sendChange(queries: QueryClient, change: FavouriteChange): Promise<boolean> {
  const isLatest = () => lastChange.get(change.id) === change
  if (!isLatest()) return false
  try {
    await browserApi.send(change.isWanted ? 'PUT' : 'DELETE', '/api/v1/my/favourites/:id', {
      params: { id: change.id },
    })
    void queries.invalidateQueries({ queryKey: savedListKey, refetchType: 'none' })
    tellTabs()
    return true
  } catch (error) {
    if (isLatest()) {
      putSavedIds(queries, (ids) => apply(ids, { ...change, isWanted: !change.isWanted }))
      toast({
        title: change.isWanted ? texts.addFailed : texts.removeFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
    return false
  }
}
