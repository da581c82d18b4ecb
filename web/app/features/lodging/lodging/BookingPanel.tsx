import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { MessageCircle, Phone } from 'lucide-react'
import { buttonStyle } from '~/ui/button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import type { BookingProps } from './LodgingPage.tsx'
import { lodgingTexts } from './lodging-page.texts.ts'
import { bookingAddress } from './stay.rules.ts'
import { datesText, moneyText, weekdayText } from './stay.texts.ts'

const { booking: texts } = lodgingTexts

type BookingPanelProps = BookingProps & {
  siteName: string
  /** How the house is called or written to; what is written comes at the end of the first. */
  links: { chat: string | null; call: string | null }
}

/** What the nights cost, one by one, and the ways to ask for them: here, or straight to the house. */
export function BookingPanel({ business, stay, chosen, siteName, links }: BookingPanelProps) {
  const message =
    stay && chosen
      ? texts.message({
          house: business.name,
          unit: chosen.unit.name,
          stay,
          cents: chosen.answer.quote.total_cents,
          site: siteName,
        })
      : texts.greeting(business.name, siteName)
  // One red action: asking here, where there is something to ask for.
  const look = stay && chosen ? 'line' : 'primary'
  const chat = links.chat && links.chat + encodeURIComponent(message)
  return (
    <>
      {stay && chosen ? (
        <Nights stay={stay} chosen={chosen} />
      ) : (
        <p className="text-muted">{stay ? texts.full : texts.pick}</p>
      )}
      {stay && chosen ? (
        <LinkButton to={bookingAddress(business.slug, stay, chosen.unit.id)} look="primary" block>
          {texts.ask}
        </LinkButton>
      ) : null}
      {chat ? (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ look, block: true })}
        >
          <MessageCircle aria-hidden="true" />
          {texts.whatsApp}
        </a>
      ) : links.call ? (
        <a href={links.call} className={buttonStyle({ look, block: true })}>
          <Phone aria-hidden="true" />
          {texts.call}
        </a>
      ) : (
        <LinkButton to={`/guia/${business.slug}`} block>
          {texts.page}
        </LinkButton>
      )}
      <p className="text-muted text-sm">{texts.truth}</p>
    </>
  )
}

function Nights({ stay, chosen: { unit, answer } }: NightsProps) {
  const { nights, cleaning_fee_cents: cleaning, total_cents: total } = answer.quote
  return (
    <div>
      <h2 className="num text-h2">{moneyText(total)}</h2>
      <p className="text-muted text-sm">
        {unit.name}, {nightsText(nights.length)}, {datesText(stay)}
      </p>
      <table className="num mt-4 w-full text-sm">
        <caption className="sr-only">{texts.breakdown}</caption>
        <tbody>
          {nights.map(({ date, cents, season, is_weekend: isWeekend }) => (
            <tr key={date}>
              <th scope="row" className="py-1 text-left font-normal">
                {weekdayText(date)}
                <span className="text-muted">
                  {' '}
                  {[season, isWeekend ? texts.weekend : null].filter(Boolean).join(', ')}
                </span>
              </th>
              <td className="py-1 text-right">{moneyText(cents)}</td>
            </tr>
          ))}
          {cleaning > 0 ? (
            <tr>
              <th scope="row" className="py-1 text-left font-normal">
                {texts.cleaning}
              </th>
              <td className="py-1 text-right">{moneyText(cleaning)}</td>
            </tr>
          ) : null}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-2 text-left">
              {texts.total}
            </th>
            <td className="py-2 text-right">{moneyText(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type NightsProps = {
  stay: NonNullable<BookingProps['stay']>
  chosen: NonNullable<BookingProps['chosen']>
}
