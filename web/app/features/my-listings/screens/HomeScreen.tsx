import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/establishments/own-establishment'
import { ROLE_WORDS } from '@portal/contract/establishments/vocabulary'
import { Store } from 'lucide-react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { REGISTRATION } from '../screen-address.rules.ts'
import { HoursPanel, MessagesPanel } from './HomePanels.tsx'
import { OnboardingPanel } from './OnboardingPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

/** What a listing's owner or manager sees first. */
export function HomeScreen({ listing, unread }: { listing: OwnEstablishment; unread: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OnboardingPanel listing={listing} />
        <StatusPanel listing={listing} />
      </div>
      <WaitingPanel listing={listing} />
      <div className="grid gap-5 md:grid-cols-2">
        <HoursPanel listing={listing} />
        <MessagesPanel listingId={listing.id} unread={unread} />
      </div>
    </div>
  )
}

/** Staff read messages and reviews: the rest of the listing is not theirs to see. */
export function StaffHomeScreen({ listing, unread }: { listing: MyEstablishment; unread: number }) {
  const texts = myListingsTexts.staff
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Panel aria-labelledby="equipe-titulo" className="grid content-start gap-2">
        <h2 id="equipe-titulo" className="text-[1.1875rem]">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.text(listing.name, ROLE_WORDS[listing.role])}</p>
      </Panel>
      <MessagesPanel listingId={listing.id} unread={unread} />
    </div>
  )
}

export function NoListings() {
  const texts = myListingsTexts.none
  return (
    <EmptyState
      icon={<Store />}
      title={texts.title}
      level="h2"
      action={
        <LinkButton to={REGISTRATION} look="primary">
          {texts.action}
        </LinkButton>
      }
    >
      {texts.text}
    </EmptyState>
  )
}
