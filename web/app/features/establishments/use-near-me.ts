import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '~/ui/toast.ts'
import { type DirectoryState, directoryAddress } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'

const texts = directoryTexts.near

/** Asks where the person is, only when they want it, and lists what is nearest. */
export function useNearMe(state: DirectoryState) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)

  async function ask() {
    if (isLooking) return
    setLooking(true)
    // Few ask: its code comes with the question.
    const place = await import('~/ui/map/own-position.ts')
      .then(({ findOwnPosition }) => findOwnPosition('about'))
      .catch(() => 'unavailable' as const)
    setLooking(false)
    if (typeof place === 'string') {
      return toast({ title: texts.failed, description: texts[place], variant: 'destructive' })
    }
    return navigate(directoryAddress(state, { ...place, ordem: 'distancia' }), {
      preventScrollReset: true,
    })
  }

  return { ask: () => void ask(), isLooking }
}
