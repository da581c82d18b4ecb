import { useEffect, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import { contributionsTexts } from './contributions.texts.ts'
import { knownDevice, ownDevice } from './device-token.ts'

type Likes = { likes: number; liked: boolean }

/** Shown at once and told to the server after; a failure puts it back as it was and says so. */
export function useLike(id: string, count: number) {
  const { user, isLoading } = useAuth()
  const [state, setState] = useState<Likes>({ likes: count, liked: false })
  // What was pressed last is what counts, whenever an earlier answer arrives.
  const turn = useRef(0)
  const userId = user?.id ?? null

  useEffect(() => {
    const device = knownDevice()
    if (isLoading || (!device && !userId)) return
    const asked = turn.current
    browserApi
      .send('POST', '/api/v1/contributions/liked', { body: { device, ids: [id] } })
      .then(({ liked }) => {
        if (turn.current === asked) setState((now) => ({ ...now, liked: liked.includes(id) }))
      })
      // Not known is shown as not liked: pressing says how it shall be.
      .catch(() => undefined)
  }, [id, isLoading, userId])

  async function toggle() {
    turn.current += 1
    const mine = turn.current
    const before = state
    const liked = !before.liked
    setState({ liked, likes: Math.max(0, before.likes + (liked ? 1 : -1)) })
    try {
      const body = { device: ownDevice(), liked }
      const path = '/api/v1/contributions/:id/like'
      const answer = await browserApi.send('POST', path, { params: { id }, body })
      if (turn.current === mine) setState(answer)
    } catch (error) {
      if (turn.current !== mine) return
      setState(before)
      toast({
        title: contributionsTexts.like.failed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
  }
  return { ...state, toggle: () => void toggle() }
}
