import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { tabBarQuery } from '../tabbar.queries.ts'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { changesOf, type ItemForm, readItem } from './tabbar-item-form.rules.ts'
import { orderOf } from './tabbar-order.rules.ts'

type Verb = keyof typeof tabbarEditorTexts.done
type EditorError = {
  verb: Verb
  message: string
  fields: readonly { path: string; message: string }[]
}
type Write = { verb: Verb; run: () => Promise<unknown> }

const SUCCEEDED = tabbarEditorTexts.done
const FAILED = tabbarEditorTexts.failed

/**
 * The items and what can be done to them. Spec §8: a failed update or reorder answers false and
 * records the error; the list goes back to what the server has.
 */
export function useTabBarEditor(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const list = useQuery(allTabBarQuery(api))
  const [error, setError] = useState<EditorError | null>(null)
  const [draft, setDraft] = useState<readonly TabBarItem[] | null>(null)
  const latestOrder = useRef<readonly TabBarItem[]>(null)
  const { queryKey } = allTabBarQuery(api)
  // One write at a time: two orders on their way at once could arrive the wrong way round.
  const { save } = useSave<unknown>({ queue: 'mobile-tabbar' })

  async function attempt({ verb, run }: Write): Promise<boolean> {
    setError(null)
    const outcome = await save({
      run,
      // A new order is seen in the list, which a message at the foot of a phone would cover.
      done: verb === 'reordered' ? undefined : SUCCEEDED[verb],
      failed: FAILED[verb],
    })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') {
      setError({ verb, message: outcome.sentence, fields: outcome.fields })
    }
    await refresh()
    return outcome.kind === 'saved'
  }

  /** The list as the server has it, and everybody's bar after it. */
  async function refresh() {
    await Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: tabBarQuery(api).queryKey }),
    ])
  }

  return {
    list,
    items: draft ?? list.data ?? [],
    error,
    dismissError: () => setError(null),
    create: (form: ItemForm) =>
      attempt({
        verb: 'created',
        run: () => api.send('POST', '/api/v1/admin/mobile-tabbar', { body: readItem(form) }),
      }),
    update(item: TabBarItem, form: ItemForm) {
      const body = changesOf(item, form)
      if (Object.keys(body).length === 0) return Promise.resolve(true)
      const params = { id: item.id }
      return attempt({
        verb: 'updated',
        run: () => api.send('PATCH', '/api/v1/admin/mobile-tabbar/:id', { params, body }),
      })
    },
    remove: ({ id }: TabBarItem) =>
      attempt({
        verb: 'removed',
        run: () => api.send('DELETE', '/api/v1/admin/mobile-tabbar/:id', { params: { id } }),
      }),
    /** Shows an order that is not saved yet: somebody is dragging. */
    hold: (next: readonly TabBarItem[]) => setDraft(next),
    letGo: () => setDraft(null),
    async reorder(next: readonly TabBarItem[]): Promise<boolean> {
      latestOrder.current = next
      setDraft(next)
      const items = orderOf(next)
      const isSaved = await attempt({
        verb: 'reordered',
        run: () => api.send('PUT', '/api/v1/admin/mobile-tabbar/order', { body: { items } }),
      })
      // Saved or not, from here on the server's list speaks; unless a later order waits its turn.
      if (latestOrder.current === next) setDraft(null)
      return isSaved
    },
  }
}

/** Every item, the inactive ones too. Asked again on each visit: others edit as well. */
const allTabBarQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'mobile-tabbar'],
    queryFn: () => api.get('/api/v1/admin/mobile-tabbar'),
    refetchOnMount: 'always',
  })
