import type { Sight, SightCard } from '@portal/contract/sights/sight'
import type { ReactNode } from 'react'
import { NextSight, SourcesSection } from './SightFoot.tsx'
import { SightHero } from './SightHero.tsx'
import { AboutSection, CareSection } from './SightSections.tsx'
import { WaterQuality } from './WaterQuality.tsx'
import { WaySection } from './WaySection.tsx'

type SightPageProps = {
  sight: Sight
  next: SightCard | null
  /** The tide card, for beaches: it overlaps the picture. */
  tide?: ReactNode
  /** The week and the ramps. */
  sand?: ReactNode
  nearby?: ReactNode
}

/** A beach or an attraction: the answer first, then what one must know, then how to get there. */
export function SightPage({ sight, next, tide, sand, nearby }: SightPageProps) {
  const isBeach = sight.kind === 'beach'
  return (
    <article>
      <SightHero sight={sight} isOverlapped={Boolean(tide)} />
      {tide ? <div className="wrap -mt-22 relative lg:-mt-26">{tide}</div> : null}
      {sand}
      <div className="section">
        <div className="wrap grid gap-14 lg:grid-cols-[5fr_6fr] lg:gap-24">
          <div className="grid content-start gap-14">
            <AboutSection sight={sight} />
            {isBeach ? <WaterQuality samples={sight.water_samples} /> : null}
          </div>
          <CareSection sight={sight} />
        </div>
      </div>
      {nearby}
      <WaySection sight={sight} />
      <SourcesSection sight={sight} />
      <NextSight sight={next} />
    </article>
  )
}
