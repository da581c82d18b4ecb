import { Accessibility, Bike, Clock, type LucideIcon, PawPrint, Ticket } from 'lucide-react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import {
  availableFlags,
  type DirectoryState,
  directoryAddress,
  type Flag,
  OF_STAYS,
  toggleFlag,
  togglePrice,
} from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { FilterLink } from './FilterLink.tsx'
import { NearMe } from './NearMe.tsx'
import { Price } from './Price.tsx'
import { ViewChip } from './ViewSwitch.tsx'

const texts = directoryTexts.filters

const ICONS: Record<Flag, LucideIcon> = {
  aberto: Clock,
  acessivel: Accessibility,
  pet: PawPrint,
  delivery: Bike,
  cupom: Ticket,
}

type FilterBarProps = {
  state: DirectoryState
  hasPlaces: boolean
  /** Of rooms for certain dates: whether a desk is open now says nothing there. */
  isStay?: boolean
}

/** Links, each to the list with one filter more or less: they work before any script does. */
export function FilterBar({ state, hasPlaces, isStay = false }: FilterBarProps) {
  const { bairro, preco } = state
  const flags = availableFlags().filter((flag) => !isStay || OF_STAYS.includes(flag))
  return (
    <nav aria-label={texts.label}>
      <ChipRow>
        {hasPlaces ? <ViewChip state={state} /> : null}
        {/* What was chosen in the sheet is seen, and taken off, without opening it. */}
        {bairro ? (
          <FilterLink to={directoryAddress(state, { bairro: undefined })} isOn>
            {bairro}
          </FilterLink>
        ) : null}
        {preco ? (
          <FilterLink to={togglePrice(state, preco)} isOn>
            <VisuallyHidden>{texts.price}</VisuallyHidden> <Price range={preco} />
          </FilterLink>
        ) : null}
        {flags.map((flag) => (
          <FilterLink key={flag} to={toggleFlag(state, flag)} isOn={Boolean(state[flag])}>
            <FlagIcon flag={flag} />
            {texts[flag]}
          </FilterLink>
        ))}
        {isStay ? null : <NearMe state={state} />}
      </ChipRow>
    </nav>
  )
}

function FlagIcon({ flag }: { flag: Flag }) {
  const Icon = ICONS[flag]
  return <Icon aria-hidden="true" />
}
