import { topics } from '@portal/contract/live/topics'
import { useEffect, useEffectEvent } from 'react'

/** Hears of each order whenever it moves. What keeps the stream is loaded here and not with the page. */
export function useOrderTopics(
  orders: readonly { id: string; token: string }[],
  changed: () => void,
) {
  const tell = useEffectEvent(changed)
  const wanted = orders.map(({ id, token }) => `${id} ${token}`).join('\n')
  useEffect(() => {
    if (wanted === '') return
    let hasLeft = false
    let leave: (() => void) | undefined
    import('~/platform/live/live-topics.ts').then(
      ({ liveTopics }) => {
        const watched = wanted.split('\n').map((one) => {
          const [id = '', secret = ''] = one.split(' ')
          return { topic: topics.order(id), secret }
        })
        if (!hasLeft) leave = liveTopics().watch(watched, () => tell())
      },
      () => {
        // The code did not come: what is open is read every half minute.
      },
    )
    return () => {
      hasLeft = true
      leave?.()
    }
  }, [wanted])
}
