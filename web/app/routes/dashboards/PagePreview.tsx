import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSiteIdentity } from '~/features/ground/settings/settings.queries.ts'
import { AboutSection } from '~/features/guide/establishments/AboutSection.tsx'
import { BusinessDetails } from '~/features/guide/establishments/BusinessDetails.tsx'
import { BusinessPage, type BusinessSlots } from '~/features/guide/establishments/BusinessPage.tsx'
import { OpenLine } from '~/features/guide/establishments/OpenLine.tsx'
import { categoriesQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import type { ListingPreviewProps } from './ListingPreview.tsx'
import { previewOf } from './listing-preview.rules.ts'

const SLOTS: BusinessSlots = {
  openLine: (props) => <OpenLine {...props} />,
  about: (props) => <AboutSection {...props} />,
  details: (props) => <BusinessDetails {...props} />,
  nearby: () => null,
}
const nothing = () => undefined

/** The whole page before anybody else sees it. Seen, not used: what it has at its foot stays in it. */
export function PagePreview({ listing, form }: ListingPreviewProps) {
  const categories = useQuery(categoriesQuery())
  const site = useSiteIdentity()
  const [renderedAt] = useState(() => new Date().toISOString())
  const business = previewOf(listing, form, categories.data ?? [])
  return (
    <div inert className="-mx-6 transform-gpu overflow-clip bg-areia-50 pb-20 md:-mx-8">
      <BusinessPage
        data={{ business, nearby: [], renderedAt }}
        site={site}
        onShare={nothing}
        slots={SLOTS}
      />
    </div>
  )
}
