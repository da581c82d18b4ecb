import type { Sight, SightCard } from '@portal/contract/city/sights/sight'
import type { ReactNode } from 'react'
import { AboutSection } from './AboutSection.tsx'
import { CareSection } from './CareSection.tsx'
import { NextSight, SourcesSection } from './SightFoot.tsx'
import { WaterQuality } from './WaterQuality.tsx'
import { WaySection } from './WaySection.tsx'

type SightSectionsProps = { sight: Sight; next: SightCard | null; nearby?: ReactNode }

/** What one must know of a beach or an attraction, then how to get there. */
export function SightSections({ sight, next, nearby }: SightSectionsProps) {
  return (
    <>
      <div className="section">
        <div className="wrap grid gap-14 lg:grid-cols-[5fr_6fr] lg:gap-24">
          <div className="grid content-start gap-14">
            <AboutSection sight={sight} />
            {sight.kind === 'beach' ? <WaterQuality samples={sight.water_samples} /> : null}
          </div>
          <CareSection sight={sight} />
        </div>
      </div>
      {nearby}
      <WaySection sight={sight} />
      <SourcesSection sight={sight} />
      <NextSight sight={next} />
    </>
  )
}
