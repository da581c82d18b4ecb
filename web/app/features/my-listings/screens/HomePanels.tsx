import { openStateLine } from '@portal/contract/establishments/hours.texts'
import { comingDays } from '@portal/contract/establishments/hours-table'
import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { OpenState } from '~/ui/OpenState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { screenAddress } from '../screen-address.rules.ts'
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

type MessagesPanelProps = { listingId: string; unread: number }

export function MessagesPanel({ listingId, unread }: MessagesPanelProps) {
  const texts = myListingsTexts.messagesCard
  return (
    <Panel aria-labelledby="mensagens-titulo" className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="mensagens-titulo" className="text-[1.1875rem]">
          {texts.title}
        </h2>
        <TextLink to={screenAddress('mensagens', listingId)}>{texts.open}</TextLink>
      </div>
      <p className={unread > 0 ? 'font-semibold' : 'text-muted'}>
        {unread > 0 ? texts.unread(unread) : texts.none}
      </p>
    </Panel>
  )
}
