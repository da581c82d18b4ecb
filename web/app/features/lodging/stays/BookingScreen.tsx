import { CANCELLATION_WORDS, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { BookingQuote } from '@portal/contract/lodging/stays/stay'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { keptRequest } from './kept-request.ts'
import { type BookingPerson, RequestForm, type SentStay } from './RequestForm.tsx'
import { stayPath } from './stay-path.ts'
import { type QuoteOf, stayQuoteQuery } from './stays.queries.ts'
import { dayText, bookingTexts as texts } from './stays.texts.ts'

type BookingScreenProps = {
  wanted: QuoteOf
  /** Null for somebody who is not signed in; undefined while nobody knows. */
  person: BookingPerson | undefined
  addresses: { back: string; here: string }
  /** How other dates of the same room are chosen. */
  dates?: ReactNode
}

/** From a room and dates to a request: the price night by night and the rule, before anything is asked for. */
export function BookingScreen({ wanted: first, person, addresses, dates }: BookingScreenProps) {
  const [guests, setGuests] = useState(() => guestsIn(first))
  const wanted = { ...first, ...guests }
  const query = useQuery(stayQuoteQuery(wanted))
  const [sent, setSent] = useState<SentStay | null>(null)
  if (sent && query.data) {
    const { title, text, textByLink, action, follow, what } = texts.done
    const { until, token } = sent
    const said = token ? textByLink : text
    const { unit, arrival, departure, nights, total_cents: total } = query.data
    return (
      <Outcome
        icon={<BadgeCheck />}
        title={title}
        text={said(query.data.establishment.name, momentText(until))}
      >
        <p className="num rounded-card bg-areia-100 p-4 text-left wrap-anywhere">
          <b className="block font-semibold">{unit.name}</b>
          {dayText(arrival)} → {dayText(departure)}, {nightsText(nights.length)}
          <span className="block">
            {what(guests.adults, guests.children)}
            <b className="font-semibold">{moneyText(total)}</b>
          </span>
        </p>
        {token ? (
          <LinkButton to={stayPath(token)}>{follow}</LinkButton>
        ) : (
          <LinkButton to="/dash-clube#reservas">{action}</LinkButton>
        )}
      </Outcome>
    )
  }
  return (
    <Loaded
      query={query}
      texts={texts}
      why={failureText}
      action={
        <LinkButton to={addresses.back} look="line" size="sm">
          {texts.back}
        </LinkButton>
      }
    >
      {(quote) => (
        <div className="mx-auto grid max-w-[1000px] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Summary quote={quote} back={addresses.back} dates={dates} />
          {person === undefined ? null : (
            <RequestForm
              quote={quote}
              wanted={wanted}
              person={person}
              here={addresses.here}
              onGuests={setGuests}
              onSent={setSent}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

type SummaryProps = { quote: BookingQuote; back: string; dates: ReactNode }

function Summary({ quote, back, dates }: SummaryProps) {
  const { establishment: house, rule } = quote
  return (
    <section className="grid content-start gap-4">
      <div>
        <h1 className="text-h1">{texts.title}</h1>
        <p className="text-lead wrap-break-word">
          {house.name}, {quote.unit.name}
        </p>
        <p className="num font-semibold">
          {dayText(quote.arrival)} → {dayText(quote.departure)}, {nightsText(quote.nights.length)}
        </p>
        {dates ? <div className="mt-3">{dates}</div> : null}
        <LinkButton to={back} look="ghost" size="sm" className="-ml-4 underline">
          {texts.back}
        </LinkButton>
      </div>
      <table className="num w-full">
        <caption className="sr-only">{texts.price}</caption>
        <tbody>
          {quote.nights.map(({ date, cents, season }) => (
            <tr key={date}>
              <th scope="row" className="py-1 text-left font-normal">
                {dayText(date)} <span className="text-muted">{season}</span>
              </th>
              <td className="py-1 text-right">{moneyText(cents)}</td>
            </tr>
          ))}
          {quote.cleaning_fee_cents > 0 ? (
            <tr>
              <th scope="row" className="py-1 text-left font-normal">
                {texts.cleaning}
              </th>
              <td className="py-1 text-right">{moneyText(quote.cleaning_fee_cents)}</td>
            </tr>
          ) : null}
          <tr className="font-semibold">
            <th scope="row" className="border-line border-t py-2 text-left">
              {texts.total}
            </th>
            <td className="border-line border-t py-2 text-right">{moneyText(quote.total_cents)}</td>
          </tr>
        </tbody>
      </table>
      <div className="grid gap-2 rounded-card bg-areia-100 p-4">
        <h2 className="text-h3">{texts.rules}</h2>
        <p>
          <b>{CANCELLATION_WORDS[rule.cancellation].name}.</b>{' '}
          {texts.free(momentText(new Date(rule.free_until)))}{' '}
          {texts.late(moneyText(rule.late_fee_cents))}
        </p>
        {quote.check_in ? <p>{texts.checkIn(quote.check_in, quote.check_in_until)}</p> : null}
        {quote.check_out ? <p>{texts.checkOut(quote.check_out)}</p> : null}
        {quote.house_rules ? (
          <p className="whitespace-pre-line wrap-break-word">{quote.house_rules}</p>
        ) : null}
        <p className="text-sm text-muted">{texts.seller(house.name, house.cnpj, house.address)}</p>
      </div>
    </section>
  )
}

/** As the address says, with the children among them that were chosen before signing in. */
function guestsIn({ slug, adults, children }: QuoteOf) {
  const kept = keptRequest(slug)
  return kept && kept.adults + kept.children === adults + children
    ? { adults: kept.adults, children: kept.children }
    : { adults, children }
}
