import { LocateFixed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Chip } from '~/ui/Chip.tsx'
import { useOwnPosition } from '~/ui/map/use-own-position.ts'
import { toast } from '~/ui/toast.ts'
import { Filter } from './Filter.tsx'
import { searchTexts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

const { near, filters } = searchTexts

/** Needs a script to ask the phone where it is: until there is one, its place is kept empty. */
export function NearMe({ state }: { state: SearchState }) {
  const navigate = useNavigate()
  const { ask, isLooking } = useOwnPosition({
    precision: 'about',
    onFound: (place) => void navigate(searchAddress(state, place), { preventScrollReset: true }),
    onFailed: (problem) =>
      toast({ title: near.failed, description: near[problem], variant: 'destructive' }),
  })
  if (state.lat !== undefined) {
    return (
      <Filter to={searchAddress(state, { lat: undefined, lng: undefined })} isOn>
        <LocateFixed aria-hidden="true" />
        {filters.near}
      </Filter>
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
