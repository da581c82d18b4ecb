import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { signUp } from '~/platform/session/auth-client.ts'
import { toast } from '~/ui/toast.ts'
import { JOINED_REDIRECT_MS } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'
import type { JoinProblem, JoinRequest } from './join.rules.ts'
import { isEmailTaken, NoUserError, problemOfFailure } from './join-failure.rules.ts'

const texts = clubTexts.join
/** What a new member changes in what was read before. */
const OUTDATED = [['me', 'profile'], ['newsletter']]

/**
 * Spec §4, "Club signup". Lives in what stays on the page when the form gives way to the member's
 * greeting: the way home goes on. Whoever leaves the page by themselves is not called back, and who is
 * shown the first coupons here (`hasWelcome`) is not led away from them.
 */
export function useJoinClub({ hasWelcome }: { hasWelcome: boolean }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [hasJoined, setJoined] = useState(false)
  const wayHome = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(wayHome.current), [])

  /** Answers what is wrong, or null once the person is in. */
  async function join(request: JoinRequest): Promise<JoinProblem | null> {
    setPending(true)
    let isWelcomed = false
    try {
      const { user_id, session } = await signUp(request)
      if (!user_id) throw new NoUserError()
      isWelcomed = hasWelcome && Boolean(session)
    } catch (error) {
      return refuse(error, request.email)
    } finally {
      setPending(false)
    }
    setJoined(true)
    toast({ ...texts.joined, variant: 'success' })
    for (const queryKey of OUTDATED) void queryClient.invalidateQueries({ queryKey })
    if (isWelcomed) return null
    wayHome.current = setTimeout(() => void navigate('/'), JOINED_REDIRECT_MS)
    return null
  }

  function refuse(error: unknown, email: string): JoinProblem {
    const problem = problemOfFailure(error)
    const signIn = {
      label: texts.signIn,
      onClick: () => void navigate('/auth', { state: { email } }),
    }
    toast({
      title: problem.title,
      description: problem.description,
      variant: 'destructive',
      action: isEmailTaken(error) ? signIn : undefined,
    })
    return problem
  }

  return { isPending, hasJoined, join }
}
