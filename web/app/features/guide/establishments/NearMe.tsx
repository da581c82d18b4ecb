import { LocateFixed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { NearMeChip } from '~/ui/map/NearMeChip.tsx'
import { type DirectoryState, directoryAddress, withoutPlace } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { FilterLink } from './FilterLink.tsx'

const texts = directoryTexts.filters

/** Lists what is nearest; once more, without the place again. */
export function NearMe({ state }: { state: DirectoryState }) {
  const navigate = useNavigate()
  if (state.lat !== undefined) {
    return (
      <FilterLink to={withoutPlace(state)} isOn>
        <LocateFixed aria-hidden="true" />
        {texts.near}
      </FilterLink>
    )
  }
  return (
    <NearMeChip
      label={texts.near}
      onFound={(place) =>
        void navigate(directoryAddress(state, { ...place, ordem: 'distancia' }), {
          preventScrollReset: true,
        })
      }
    />
  )
}
