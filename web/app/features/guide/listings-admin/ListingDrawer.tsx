import type {
  BulkDecision,
  ModeratedEstablishment,
} from '@portal/contract/guide/establishments/moderation'
import { type ReactNode, useState } from 'react'
import { Decisions } from '~/lists/Decisions.tsx'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { FeaturedControl } from './FeaturedControl.tsx'
import { meanText } from './listing-columns.tsx'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useListingDecisions } from './use-listing-decisions.ts'

const DECISIONS: readonly BulkDecision[] = ['approve', 'reject', 'restore', 'suspend', 'archive']

/** Pages and parts of other features that a listing leads to. */
export type ListingWays = {
  historyOf: (id: string) => string
  ownerAt: (email: string) => string
  queueAt: (id: string) => string
  /** Null for who may decide on listings and not change them. */
  editorOf: ((id: string) => string) | null
  /** All of it, as its owner filled it in. */
  whole: (id: string) => ReactNode
}

type ListingDrawerProps = {
  listing: ModeratedEstablishment
  ways: ListingWays
  onClose: () => void
}

export function ListingDrawer({ listing, ways, onClose }: ListingDrawerProps) {
  const [asked, setAsked] = useState<BulkDecision | null>(null)
  const { decide } = useListingDecisions()
  const { details, decisions } = texts
  const possible = DECISIONS.filter((decision) => listing.may[decision])
  return (
    <Drawer
      title={listing.name}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="grid gap-5 text-sm">
        <ListingFacts listing={listing} />
        <Links listing={listing} ways={ways} />
        <Decisions at="/admin/establishments/:id" id={listing.id} className="grid gap-5">
          {possible.length > 0 ? (
            <div className="grid gap-2 border-line border-t pt-4">
              {possible.map((decision) => (
                <Button
                  key={decision}
                  size="sm"
                  look={decision === 'approve' ? 'ink' : 'line'}
                  block
                  onClick={() => setAsked(decision)}
                >
                  {decisions[decision].action}
                </Button>
              ))}
            </div>
          ) : null}
          {listing.status === 'published' ? (
            <FeaturedControl key={listing.featured_until} listing={listing} />
          ) : null}
        </Decisions>
        <div className="border-line border-t pt-2">
          <Disclosure label={details.whole}>{ways.whole(listing.id)}</Disclosure>
        </div>
      </div>
      {asked ? (
        <DecisionDialog
          decision={asked}
          title={decisions[asked].ask(listing.name)}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => decide(listing, { decision: asked, reason })}
        />
      ) : null}
    </Drawer>
  )
}

function Links({ listing, ways }: Pick<ListingDrawerProps, 'listing' | 'ways'>) {
  const { details } = texts
  return (
    <div className="grid justify-items-start">
      {ways.editorOf ? (
        <TextLink to={ways.editorOf(listing.id)} block>
          {details.edit}
        </TextLink>
      ) : null}
      {listing.status === 'published' ? (
        <TextLink to={`/guia/${listing.slug}`} block>
          {details.page}
        </TextLink>
      ) : null}
      {listing.has_waiting_changes ? (
        <TextLink to={ways.queueAt(listing.id)} block>
          {details.queue}
        </TextLink>
      ) : null}
      {listing.owner ? (
        <TextLink to={ways.ownerAt(listing.owner.email)} block>
          {details.ownerLink}
        </TextLink>
      ) : null}
      <TextLink to={ways.historyOf(listing.id)} block>
        {details.history}
      </TextLink>
    </div>
  )
}

function ListingFacts({ listing }: { listing: ModeratedEstablishment }) {
  const { details, plans } = texts
  const { owner, rating } = listing
  const facts: [string, ReactNode][] = [
    [details.status, <StatusBadge key="status" status={listing.status} />],
    [details.reason, listing.status_reason],
    [details.address, `/guia/${listing.slug}`],
    [details.category, listing.category.name],
    [details.neighbourhood, listing.neighbourhood],
    [details.owner, owner ? `${owner.name} (${owner.email})` : texts.nobody],
    [details.plan, plans[listing.plan]],
    [details.rating, rating ? details.ratingOf(meanText(rating), rating.count) : null],
    [details.created, momentText(new Date(listing.created_at))],
    [details.updated, momentText(new Date(listing.updated_at))],
  ]
  return (
    <dl>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="border-line border-t py-2 first:border-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="num font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
