import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '~/ui/toast.ts'
import { type DirectoryState, directoryAddress } from './directory-address.rules.ts'
import {
  POSITION_DECIMALS,
  POSITION_MAX_AGE_MS,
  POSITION_TIMEOUT_MS,
} from './establishments.constants.ts'
import { directoryTexts } from './establishments.texts.ts'

const texts = directoryTexts.near
const rounded = (degrees: number) => Number(degrees.toFixed(POSITION_DECIMALS))

/** Asks where the person is, only when they want it, and lists what is nearest. */
export function useNearMe(state: DirectoryState) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)

  function fail(description: string) {
    setLooking(false)
    toast({ title: texts.failed, description, variant: 'destructive' })
  }

  function ask() {
    if (isLooking) return
    if (!navigator.geolocation) return fail(texts.unavailable)
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false)
        const place = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
        void navigate(directoryAddress(state, { ...place, ordem: 'distancia' }), {
          preventScrollReset: true,
        })
      },
      ({ code, PERMISSION_DENIED }) =>
        fail(code === PERMISSION_DENIED ? texts.denied : texts.unavailable),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    )
  }

  return { ask, isLooking }
}
