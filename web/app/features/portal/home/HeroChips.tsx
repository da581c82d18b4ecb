import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import {
  BedDouble,
  CalendarDays,
  Heart,
  House,
  type LucideIcon,
  Pill,
  Route,
  ShoppingBag,
  Utensils,
  Waves,
} from 'lucide-react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { homeTexts } from './home.texts.ts'

type Shortcut = { label: string; to: string; icon: LucideIcon; needs?: Capability }

const { chips, shortcuts } = homeTexts.hero

const SHORTCUTS: readonly Shortcut[] = [
  { label: chips.eat, to: '/guia-comercial?categoria=onde-comer', icon: Utensils },
  { label: chips.order, to: '/pedir', icon: ShoppingBag, needs: 'delivery' },
  { label: chips.stay, to: '/guia-comercial?categoria=onde-ficar', icon: BedDouble },
  { label: chips.properties, to: '/imoveis', icon: House, needs: 'properties' },
  { label: chips.beaches, to: '/turismo', icon: Waves },
  { label: chips.today, to: '/eventos?periodo=hoje', icon: CalendarDays },
  { label: chips.pharmacy, to: '/utilidade-publica#farmacia-de-plantao', icon: Pill },
  { label: chips.saved, to: '/favoritos', icon: Heart },
  { label: chips.itinerary, to: '/meu-roteiro', icon: Route },
]

/** Nothing is ordered or looked for before the portal can. */
const isOffered = ({ needs }: Shortcut) => !needs || isAvailable(needs)

export function HeroChips() {
  return (
    <nav aria-label={shortcuts}>
      <ChipRow>
        {SHORTCUTS.filter(isOffered).map(({ label, to, icon: Icon }) => (
          <LinkChip key={to} to={to} look="glass">
            <Icon aria-hidden="true" strokeWidth={1.9} />
            {label}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  )
}
