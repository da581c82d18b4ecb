import type { Sight } from '@portal/contract/city/sights/sight'
import {
  Backpack,
  Banknote,
  Clock3,
  Hourglass,
  type LucideIcon,
  Navigation,
  Sun,
} from 'lucide-react'
import { sectionsTexts as texts } from './sight-sections.texts.ts'

type Fact = { icon: LucideIcon; term: string; value: string }

type SightFactsProps = {
  sight: Sight
  /** By the tide, where it matters. */
  bestHour: string | null
}

/** What one decides a visit by, in short lines on the first screen; what is not known is left out. */
export function SightFacts({ sight, bestHour }: SightFactsProps) {
  const [way] = sight.ways
  const facts: Fact[] = [
    { icon: Sun, term: texts.bestTime, value: bestHour ?? sight.best_time },
    { icon: Navigation, term: texts.waysTitle, value: way?.text ?? sight.way_in_words ?? '' },
    { icon: Hourglass, term: texts.duration, value: sight.duration },
    { icon: Clock3, term: texts.hours, value: sight.visiting_hours },
    { icon: Banknote, term: texts.price, value: sight.price },
    { icon: Backpack, term: texts.bring, value: sight.bring.join(', ') },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="num mt-4 grid gap-x-8 gap-y-1.5 text-on-dark text-sm leading-[1.35] md:grid-cols-2 lg:max-w-[80ch]">
      {facts.map(({ icon: Icon, term, value }) => (
        <div key={term} className="flex items-start gap-2">
          <Icon aria-hidden="true" className="mt-px size-4 flex-none text-sol-400" />
          <dt className="flex-none font-[650]">{term}:</dt>
          <dd className="line-clamp-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
