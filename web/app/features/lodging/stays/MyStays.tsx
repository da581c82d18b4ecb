import type { MyStay } from '@portal/contract/lodging/stays/stay'
import { BedDouble } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { useNarrow } from '~/platform/use-narrow.ts'
import { OwnList } from '~/ui/OwnList.tsx'
import { StayCard, stayName } from './StayCard.tsx'
import { StayThread } from './StayThread.tsx'
import { useMyStays, useStayWrites } from './stays.queries.ts'
import { myStaysTexts as texts } from './stays.texts.ts'

/** On a phone, where the rest of what is one's own stands below. */
const FEW = 2

/** What a house asks for in advance, under the stay. */
export type RenderDeposit = (stay: MyStay) => ReactNode

/** The stays a person asked for, with what they can do about each. */
export function MyStays({ renderDeposit }: { renderDeposit: RenderDeposit }) {
  const { user } = useAuth()
  const { query, stays } = useMyStays(user?.id ?? null)
  return (
    <OwnList
      query={query}
      rows={stays}
      texts={texts}
      why={failureText}
      icon={<BedDouble />}
      to="/guia-comercial?categoria=onde-ficar"
      few={useNarrow() ? FEW : undefined}
      nameOf={stayName}
    >
      {(stay) => <Row stay={stay} deposit={stay.deposit ? renderDeposit(stay) : null} />}
    </OwnList>
  )
}

function Row({ stay, deposit }: { stay: MyStay; deposit: ReactNode }) {
  const writes = useStayWrites()
  return (
    <StayCard stay={stay} writes={writes} deposit={deposit} thread={<StayThread stay={stay} />} />
  )
}
