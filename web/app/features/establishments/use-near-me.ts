import { useNavigate } from 'react-router'
import { useOwnPosition } from '~/ui/map/use-own-position.ts'
import { toast } from '~/ui/toast.ts'
import { type DirectoryState, directoryAddress } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'

const texts = directoryTexts.near

/** Asks where the person is, only when they want it, and lists what is nearest. */
export function useNearMe(state: DirectoryState) {
  const navigate = useNavigate()
  return useOwnPosition({
    precision: 'about',
    onFound: (place) =>
      void navigate(directoryAddress(state, { ...place, ordem: 'distancia' }), {
        preventScrollReset: true,
      }),
    onFailed: (problem) =>
      toast({ title: texts.failed, description: texts[problem], variant: 'destructive' }),
  })
}
