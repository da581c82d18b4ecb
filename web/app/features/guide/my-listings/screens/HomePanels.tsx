import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import { comingDays } from '@portal/contract/guide/establishments/hours-table'
import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import { ROLE_WORDS, sentenceOfRole } from '@portal/contract/guide/team/team-rights'
import { Store } from 'lucide-react'
import { REGISTRATION, screenAddress } from '~/screens/screen-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useMinute } from '../use-minute.ts'

const DAYS_SHOWN = 3

export function HoursPanel({ listing }: { listing: OwnEstablishment }) {
  const now = useMinute()
  const texts = myListingsTexts.hoursCard
  const { look, text } = openStateLine(listing.hours, now)
  return (
    <Panel aria-labelledby="horarios-titulo" className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="horarios-titulo" className="text-[1.1875rem]">
          {texts.title}
        </h2>
        <TextLink to={screenAddress('horarios', listing.id)}>{texts.edit}</TextLink>
      </div>
      <p>
        <OpenState state={look}>{text}</OpenState>
      </p>
      <dl>
        {comingDays(listing.hours, now, DAYS_SHOWN).map(({ date, label, text: hours, note }) => (
          <div key={date} className="flex justify-between gap-3 border-line border-t py-2">
            <dt>{label}</dt>
            <dd className="num text-right">
              {hours}
              {note ? <span className="block text-muted text-xs">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Who edits nothing is told what is theirs here. */
export function StaffPanel({ listing }: { listing: MyEstablishment }) {
  const texts = myListingsTexts.staff
  return (
    <Panel aria-labelledby="equipe-titulo" className="grid content-start gap-2">
      <h2 id="equipe-titulo" className="text-[1.1875rem]">
        {texts.title}
      </h2>
      <p className="text-muted">
        {texts.text(listing.name, ROLE_WORDS[listing.role])} {sentenceOfRole(listing.role)}
      </p>
    </Panel>
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
