import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import type { Routes } from '~/platform/route-apps.ts'
import { HoursSection } from './HoursSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'

export type BusinessDetailsProps = { business: Establishment; routes: Routes | null; now: Date }

/** Where it is and when it is open. */
export function BusinessDetails({ business, routes, now }: BusinessDetailsProps) {
  return (
    <div className="grid gap-8">
      <PlaceSection business={business} routes={routes} />
      <HoursSection hours={business.hours} verifiedAt={business.verified_at} now={now} />
    </div>
  )
}
