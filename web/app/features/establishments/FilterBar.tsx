import { PRICE_RANGES } from '@portal/contract/establishments/vocabulary'
import { Accessibility, Bike, Clock, type LucideIcon, PawPrint, Ticket } from 'lucide-react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import {
  type DirectoryState,
  FLAGS,
  type Flag,
  toggleFlag,
  togglePrice,
} from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { FilterLink } from './FilterLink.tsx'
import { NearMe } from './NearMe.tsx'
import { Price } from './Price.tsx'

const texts = directoryTexts.filters

const ICONS: Record<Flag, LucideIcon> = {
  aberto: Clock,
  acessivel: Accessibility,
  pet: PawPrint,
  delivery: Bike,
  cupom: Ticket,
}

/** Links, each to the list with one filter more or less: they work before any script does. */
export function FilterBar({ state }: { state: DirectoryState }) {
  // Nobody gives coupons yet: the filter is there to be taken off where an address holds it.
  const flags = FLAGS.filter((flag) => flag !== 'cupom' || state.cupom)
  return (
    <nav aria-label={texts.label}>
      <ChipRow>
        {flags.map((flag) => (
          <FilterLink key={flag} to={toggleFlag(state, flag)} isOn={Boolean(state[flag])}>
            <FlagIcon flag={flag} />
            {texts[flag]}
          </FilterLink>
        ))}
        <NearMe state={state} />
        {PRICE_RANGES.map((range) => (
          <FilterLink key={range} to={togglePrice(state, range)} isOn={state.preco === range}>
            <VisuallyHidden>{texts.price}</VisuallyHidden> <Price range={range} />
          </FilterLink>
        ))}
      </ChipRow>
    </nav>
  )
}

function FlagIcon({ flag }: { flag: Flag }) {
  const Icon = ICONS[flag]
  return <Icon aria-hidden="true" />
}
