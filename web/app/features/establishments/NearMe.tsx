import { LocateFixed } from 'lucide-react'
import { Chip } from '~/ui/Chip.tsx'
import { type DirectoryState, withoutPlace } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { FilterLink } from './FilterLink.tsx'
import { useNearMe } from './use-near-me.ts'

const texts = directoryTexts.near

/** Needs a script to ask the phone where it is: until there is one, its place is kept empty. */
export function NearMe({ state }: { state: DirectoryState }) {
  const { ask, isLooking } = useNearMe(state)
  if (state.lat !== undefined) {
    return (
      <FilterLink to={withoutPlace(state)} isOn>
        <LocateFixed aria-hidden="true" />
        {texts.ask}
      </FilterLink>
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
      {isLooking ? texts.looking : texts.ask}
    </Chip>
  )
}
