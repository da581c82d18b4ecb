import { LocateFixed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { NearMeChip } from '~/ui/map/NearMeChip.tsx'
import { Filter } from './Filter.tsx'
import { searchTexts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

const { near, filters } = searchTexts

/** What is nearest comes first; once more, without the place again. */
export function NearMe({ state }: { state: SearchState }) {
  const navigate = useNavigate()
  if (state.lat !== undefined) {
    return (
      <Filter to={searchAddress(state, { lat: undefined, lng: undefined })} isOn>
        <LocateFixed aria-hidden="true" />
        {filters.near}
      </Filter>
    )
  }
  return (
    <NearMeChip
      texts={{ ...near, ask: filters.near }}
      onFound={(place) => void navigate(searchAddress(state, place), { preventScrollReset: true })}
    />
  )
}
