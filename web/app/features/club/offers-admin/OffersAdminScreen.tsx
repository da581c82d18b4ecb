import type { OwnOffer } from '@portal/contract/club/offers/offer'
import { leftOf } from '@portal/contract/club/offers/offer-rules'
import {
  OFFER_STATE_WORDS,
  OFFER_STATES,
  type OfferState,
} from '@portal/contract/club/offers/offers.texts'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { Decisions } from '~/lists/Decisions.tsx'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Pagination } from '~/ui/Pagination.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { OddRedemptions } from './OddRedemptions.tsx'
import { offersAdminTexts as texts } from './offers-admin.texts.ts'

const KEY = ['admin', 'offers'] as const
type Filter = OfferState | ''

const allOffersQuery = (state: Filter, page: number, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, state, page],
    queryFn: () =>
      api.get('/api/v1/admin/offers', { query: { pagina: page, ...(state ? { state } : {}) } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** The address holds what is looked at: a colleague opens the same list. */
function useAsked() {
  const [search, setSearch] = useSearchParams()
  const shown = search.get('mostrar')
  const state: Filter = shown === 'todas' ? '' : stateNamed(shown)
  return {
    state,
    page: Math.max(1, Math.floor(Number(search.get('pagina')) || 1)),
    show: (next: Filter) => setSearch({ mostrar: next || 'todas' }),
    pageAddress: (page: number) => `?mostrar=${state || 'todas'}&pagina=${page}`,
  }
}

const stateNamed = (shown: string | null) => OFFER_STATES.find((one) => one === shown) ?? 'pending'

type OffersAdminScreenProps = {
  /** The ticket as members see it, with what the team does under it. */
  renderTicket: (offer: OwnOffer, left: number | null, action: ReactNode) => ReactNode
  /** Where the portal offers for a partner. */
  partner: ReactNode
}

/** What businesses offer: what waits first, then everything; and uses that look odd. */
export function OffersAdminScreen({ renderTicket, partner }: OffersAdminScreenProps) {
  const { state, page, show, pageAddress } = useAsked()
  const query = useQuery(allOffersQuery(state, page))
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={query} texts={texts} why={failureText}>
        {({ offers, counts, pages }) => (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex max-w-120 flex-wrap items-center gap-3">
              <WordSelect
                aria-label={texts.states}
                of={[...OFFER_STATES, '']}
                words={(one) => (one ? `${OFFER_STATE_WORDS[one]} (${counts[one]})` : texts.all)}
                value={state}
                onChoose={show}
              />
              <SheetLink list="offers" filter={{ state: state || undefined }} />
            </div>
            {offers.length === 0 ? (
              <EmptyState icon={<TicketPercent />} title={texts.none} level="h2">
                {texts.noneText}
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
                {offers.map((offer) => (
                  <li key={offer.id}>
                    {renderTicket(offer, leftOf(offer), <Decision offer={offer} />)}
                  </li>
                ))}
              </ul>
            )}
            <Pagination page={Math.min(page, pages)} pageCount={pages} hrefFor={pageAddress} />
          </div>
        )}
      </Loaded>
      {partner}
      <OddRedemptions />
    </div>
  )
}

function Decision({ offer }: { offer: OwnOffer }) {
  const [isRefusing, setRefusing] = useState(false)
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: KEY })
  const { isSaving, save } = useSave<OwnOffer>({ onSaved: readAgain, onRefused: readAgain })
  const decide = (decision: { approve: boolean; reason?: string }) =>
    save({
      done: decision.approve ? texts.approved : texts.refused,
      failed: texts.failed,
      run: () =>
        browserApi.send('POST', '/api/v1/admin/offers/:offer/decision', {
          params: { offer: offer.id },
          body: { version: offer.version, ...decision },
        }),
    })
  const { state } = offer
  return (
    <div className="mt-1 grid gap-2">
      <p className="text-muted text-sm">{texts.figures(offer.taken, offer.redeemed)}</p>
      {state === 'ended' ? null : (
        <Decisions at="/admin/offers/:offer" id={offer.id}>
          {state === 'pending' || state === 'rejected' ? (
            <Button size="sm" pending={isSaving} onClick={() => void decide({ approve: true })}>
              {texts.approve}
            </Button>
          ) : null}
          {state === 'rejected' ? null : (
            <Button look="line" size="sm" onClick={() => setRefusing(true)}>
              {state === 'pending' ? texts.refuse : texts.takeDown}
            </Button>
          )}
        </Decisions>
      )}
      {isRefusing ? (
        <ReasonDialog
          title={texts.refuseTitle(offer.title)}
          description={texts.refuseText}
          label={texts.reason}
          confirmLabel={texts.refuse}
          answers={texts.answers}
          destructive
          minLength={3}
          maxLength={280}
          tooShort={texts.tooShort}
          onClose={() => setRefusing(false)}
          onConfirm={async (reason) => (await decide({ approve: false, reason })).kind === 'saved'}
        />
      ) : null}
    </div>
  )
}
