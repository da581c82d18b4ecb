import type { OwnOffer } from '@portal/contract/club/offers/offer'
import { leftOf, momentOf } from '@portal/contract/club/offers/offer-rules'
import { OFFER_STATE_WORDS, type OfferState } from '@portal/contract/club/offers/offers.texts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Plus, TicketPercent } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { OfferTicket } from '../OfferTicket.tsx'
import { CreateOffer, EditOffer } from './OfferEditor.tsx'
import { offersEditorTexts as texts } from './offers-editor.texts.ts'
import { ownOffersQuery, useOfferStates } from './own-offers.queries.ts'

type OffersScreenProps = {
  establishment: { id: string; name: string }
  /** For the team of the portal, who offer for a partner: no plan is asked for. */
  isForPortal?: boolean
}
type Open = { kind: 'new' } | { kind: 'edit'; offer: OwnOffer } | null

/** What a business offers to members of the club. */
export function OffersScreen({ establishment, isForPortal = false }: OffersScreenProps) {
  const { id } = establishment
  const query = useQuery(ownOffersQuery(id))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  if (open) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <Button look="ghost" size="sm" className="justify-self-start" onClick={close}>
          <ChevronLeft aria-hidden="true" />
          {texts.back}
        </Button>
        {open.kind === 'new' ? (
          <CreateOffer establishment={establishment} onDone={close} />
        ) : (
          <EditOffer establishment={establishment} offer={open.offer} onDone={close} />
        )}
      </div>
    )
  }
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {({ offers, limits, may }) => {
        const hasPlan = isForPortal || limits.active > 0
        return (
          <div className="grid grid-cols-1 gap-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-muted">
                {isForPortal ? null : hasPlan ? (
                  texts.limits(limits.active, limits.flash)
                ) : (
                  <>
                    {texts.noPlan} <TextLink to="/planos">{texts.plans}</TextLink>
                  </>
                )}
              </p>
              {may.edit && hasPlan ? (
                <Button look="primary" size="sm" onClick={() => setOpen({ kind: 'new' })}>
                  <Plus aria-hidden="true" />
                  {texts.add}
                </Button>
              ) : null}
            </div>
            {offers.length === 0 ? (
              <EmptyState icon={<TicketPercent />} title={texts.none} level="h2">
                {texts.noneText}
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
                {offers.map((offer) => (
                  <li key={offer.id}>
                    <OwnTicket
                      offer={offer}
                      establishmentId={id}
                      onEdit={may.edit ? () => setOpen({ kind: 'edit', offer }) : null}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const TONES: Record<OfferState, ComponentProps<typeof Badge>['tone']> = {
  pending: 'sol-soft',
  published: 'ok',
  rejected: 'bad',
  paused: 'neutral',
  ended: 'neutral',
}

/** Where an offer stands, in a word. */
export function OfferBadges({ offer }: { offer: OwnOffer }) {
  const isOver = momentOf(offer, new Date()) === 'over'
  const state = isOver && offer.state === 'published' ? 'ended' : offer.state
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={TONES[state]}>{OFFER_STATE_WORDS[state]}</Badge>
      {offer.is_by_portal ? <Badge tone="mar">{texts.byPortal}</Badge> : null}
      {offer.is_within_plan ? null : <Badge tone="bad">{texts.outsidePlan}</Badge>}
    </p>
  )
}

type OwnTicketProps = { offer: OwnOffer; establishmentId: string; onEdit: (() => void) | null }

function OwnTicket({ offer, establishmentId, onEdit }: OwnTicketProps) {
  const { isSaving, setState } = useOfferStates(establishmentId)
  const { establishment, state } = offer
  return (
    <OfferTicket
      level="h2"
      terms={offer}
      place={{ name: establishment.name }}
      left={leftOf(offer)}
      now={new Date()}
      action={
        <div className="mt-1 grid gap-2">
          <OfferBadges offer={offer} />
          {offer.reason ? (
            <p className="text-sm text-vermelho-700">{texts.reason(offer.reason)}</p>
          ) : null}
          <p className="text-muted text-sm">{texts.figures(offer.taken, offer.redeemed)}</p>
          {onEdit && state !== 'ended' ? (
            <div className="flex flex-wrap gap-2">
              <Button look="line" size="sm" onClick={onEdit}>
                {texts.edit}
              </Button>
              {state === 'published' ? (
                <Button
                  look="ghost"
                  size="sm"
                  pending={isSaving}
                  onClick={() => void setState(offer, 'paused')}
                >
                  {texts.pause}
                </Button>
              ) : null}
              {state === 'paused' ? (
                <Button
                  look="ghost"
                  size="sm"
                  pending={isSaving}
                  onClick={() => void setState(offer, 'published')}
                >
                  {texts.resume}
                </Button>
              ) : null}
              <ConfirmDialog
                {...texts.endAsk}
                destructive
                trigger={
                  <Button look="ghost" size="sm">
                    {texts.end}
                  </Button>
                }
                onConfirm={() => void setState(offer, 'ended')}
              />
            </div>
          ) : null}
        </div>
      }
    />
  )
}
