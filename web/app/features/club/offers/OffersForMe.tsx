import { queryOptions, useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useNow } from '~/platform/use-now.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { OfferList } from './OfferList.tsx'
import { ALL_OFFERS } from './offers.constants.ts'
import { offersTexts } from './offers.texts.ts'

const texts = offersTexts.mine

const offersForMeQuery = (api: ApiClient = browserApi) =>
  queryOptions({ queryKey: ['me', 'offers'], queryFn: () => api.get('/api/v1/my/offers') })

/** A few offers a member has not taken, and why these. */
export function OffersForMe() {
  return (
    <Loaded query={useQuery(offersForMeQuery())} texts={texts} why={failureText} className="h-40">
      {({ offers, basis, now }) =>
        offers.length === 0 ? (
          <EmptyState icon={<Ticket />} title={offersTexts.none}>
            {texts.none}
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-4">
            <p className="text-muted">{texts.why[basis]}</p>
            <Tickets offers={offers} renderedAt={now} />
            <TextLink to={ALL_OFFERS} block>
              {offersTexts.more}
            </TextLink>
          </div>
        )
      }
    </Loaded>
  )
}

type TicketsProps = { offers: Parameters<typeof OfferList>[0]['offers']; renderedAt: string }

const Tickets = ({ offers, renderedAt }: TicketsProps) => (
  <OfferList offers={offers} now={useNow(renderedAt)} columns={2} />
)
