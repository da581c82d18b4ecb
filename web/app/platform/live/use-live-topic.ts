import type { Topic } from '@portal/contract/live/topics'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * Reads the queries anew whenever one of the topics changes, in any browser, and once when it begins. What
 * keeps the stream is loaded here and not with the page.
 */
export function useLiveTopic(topics: Topic | readonly Topic[], queryKeys: readonly QueryKey[]) {
  const client = useQueryClient()
  const names = [...new Set([topics].flat())].sort()
  const refetch = useEffectEvent(() => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
  })
  const joined = names.join(' ')
  useEffect(() => {
    if (joined === '') return
    let hasLeft = false
    let leave: (() => void) | undefined
    import('./live-topics.ts').then(
      ({ liveTopics }) => {
        if (!hasLeft) leave = liveTopics().watch(joined.split(' '), () => refetch())
      },
      () => {
        // The code did not come: the page is as fresh as its queries make it.
      },
    )
    return () => {
      hasLeft = true
      leave?.()
    }
  }, [joined])
}
