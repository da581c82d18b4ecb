import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Chip } from '~/ui/Chip.tsx'
import { toast } from '~/ui/toast.ts'
import { Filter } from './Filter.tsx'
import { searchTexts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

const { near, filters } = searchTexts
/** To about a hundred metres: near enough, and no more than needed goes into an address. */
const DECIMALS = 3
const TIMEOUT_MS = 10_000
const MAX_AGE_MS = 5 * 60_000

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** Needs a script to ask the phone where it is: until there is one, its place is kept empty. */
export function NearMe({ state }: { state: SearchState }) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  if (state.lat !== undefined) {
    return (
      <Filter to={searchAddress(state, { lat: undefined, lng: undefined })} isOn>
        <LocateFixed aria-hidden="true" />
        {filters.near}
      </Filter>
    )
  }

  function fail(description: string) {
    setLooking(false)
    toast({ title: near.failed, description, variant: 'destructive' })
  }

  function ask() {
    if (isLooking) return
    if (!navigator.geolocation) return fail(near.unavailable)
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false)
        const place = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
        void navigate(searchAddress(state, place), { preventScrollReset: true })
      },
      ({ code, PERMISSION_DENIED }) =>
        fail(code === PERMISSION_DENIED ? near.denied : near.unavailable),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return (
    <Chip
      look="line"
      onClick={ask}
      aria-busy={isLooking || undefined}
      className="invisible in-data-hydrated:visible"
    >
      <LocateFixed aria-hidden="true" className={isLooking ? 'animate-pulse' : undefined} />
      {isLooking ? near.looking : filters.near}
    </Chip>
  )
}
