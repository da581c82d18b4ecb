import { CANCELLATION_WORDS, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { BookingQuote } from '@portal/contract/lodging/stays/stay'
import { respondBy } from '@portal/contract/lodging/stays/stay-rules'
import { STAY_MESSAGE_MAX, stayTexts } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, BedDouble } from 'lucide-react'
import { useState } from 'react'
import { ResendEmail } from '~/editing/ResendEmail.tsx'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { type QuoteOf, stayQuoteQuery } from './stays.queries.ts'
import { dayText, bookingTexts as texts } from './stays.texts.ts'

export type BookingPerson = { name: string; phone: string } | null

type BookingScreenProps = {
  wanted: QuoteOf
  /** Null for somebody who is not signed in; undefined while nobody knows. */
  person: BookingPerson | undefined
  addresses: { back: string; here: string }
}

/** From a room and dates to a request: the price night by night and the rule, before anything is asked for. */
export function BookingScreen({ wanted: first, person, addresses }: BookingScreenProps) {
  const [guests, setGuests] = useState({ adults: first.adults, children: first.children })
  const wanted = { ...first, ...guests }
  const query = useQuery(stayQuoteQuery(wanted))
  const [sentUntil, setSentUntil] = useState<Date | null>(null)
  if (sentUntil && query.data) {
    const { title, text, action, what } = texts.done
    const { unit, arrival, departure, nights, total_cents: total } = query.data
    return (
      <Outcome
        icon={<BadgeCheck />}
        title={title}
        text={text(query.data.establishment.name, momentText(sentUntil))}
      >
        <p className="num rounded-card bg-areia-100 p-4 text-left wrap-anywhere">
          <b className="block font-semibold">{unit.name}</b>
          {dayText(arrival)} → {dayText(departure)}, {nightsText(nights.length)}
          <span className="block">
            {what(guests.adults, guests.children)}
            <b className="font-semibold">{moneyText(total)}</b>
          </span>
        </p>
        <LinkButton to="/dash-clube#reservas">{action}</LinkButton>
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
          <Summary quote={quote} back={addresses.back} />
          {person === null ? (
            <section className="grid content-start gap-3 rounded-card border border-line bg-white p-5">
              <h2 className="text-h3">{texts.signIn.title}</h2>
              <p>{texts.signIn.text}</p>
              <LinkButton to="/auth/login" state={{ from: addresses.here }} look="primary">
                {texts.signIn.action}
              </LinkButton>
            </section>
          ) : person ? (
            <RequestForm
              quote={quote}
              wanted={wanted}
              person={person}
              onGuests={setGuests}
              onSent={setSentUntil}
            />
          ) : null}
        </div>
      )}
    </Loaded>
  )
}

function Summary({ quote, back }: { quote: BookingQuote; back: string }) {
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

type RequestFormProps = {
  quote: BookingQuote
  wanted: QuoteOf
  person: NonNullable<BookingPerson>
  onGuests: (guests: { adults: number; children: number }) => void
  onSent: (until: Date) => void
}

function RequestForm({ quote, wanted, person, onGuests, onSent }: RequestFormProps) {
  const client = useQueryClient()
  const unproved = useUnproved()
  const { adults, children } = wanted
  const [name, setName] = useState(person.name)
  const [phone, setPhone] = useState(person.phone)
  const [message, setMessage] = useState('')
  // One form is one request, however often it is sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { isSaving, save } = useSave<{ id: string }>({
    onRefused: () => client.invalidateQueries({ queryKey: ['stay-quote'] }),
  })
  const barrier =
    quote.barrier === 'taken'
      ? texts.barrier.taken
      : quote.barrier === 'too-short'
        ? texts.barrier['too-short'](quote.min_nights)
        : quote.barrier === 'too-many'
          ? texts.barrier['too-many'](quote.unit.capacity)
          : null

  async function send() {
    const outcome = await save({
      failed: texts.sending,
      run: () =>
        browserApi.send('POST', '/api/v1/establishments/:slug/stays', {
          params: { slug: wanted.slug },
          body: {
            key,
            unit_id: quote.unit.id,
            arrival: quote.arrival,
            departure: quote.departure,
            adults,
            children,
            total_cents: quote.total_cents,
            name,
            phone,
            message,
          },
        }),
    })
    if (outcome.kind === 'saved') {
      noteAction('booking', wanted.slug)
      return onSent(respondBy(quote.arrival, new Date(), { isProved: unproved === null }))
    }
    if (outcome.kind === 'busy') return
    setProblems(Object.fromEntries(outcome.fields.map(({ path, message: text }) => [path, text])))
    // Refused with a sentence: what is sent next is another request.
    if (outcome.status >= 400) setKey(crypto.randomUUID())
  }
  const people = (from: number) =>
    Array.from({ length: quote.unit.capacity - from + 1 }, (_, index) => from + index)
  return (
    <form
      noValidate
      className="grid content-start gap-4 rounded-card border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {unproved ? (
        <div className="grid justify-items-start gap-2 rounded-card bg-sol-100 p-4">
          <p>{stayTexts.shortHold}</p>
          <ResendEmail email={unproved.email} look="line" size="sm" />
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-4">
        <Field label={texts.adults}>
          <PlainSelect
            value={adults}
            onChange={({ target }) => onGuests({ adults: Number(target.value), children })}
          >
            {people(1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </PlainSelect>
        </Field>
        <Field label={texts.children}>
          <PlainSelect
            value={children}
            onChange={({ target }) => onGuests({ adults, children: Number(target.value) })}
          >
            {people(0).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </PlainSelect>
        </Field>
      </div>
      <Field label={texts.name} error={problems.name ?? null}>
        <Input
          value={name}
          autoComplete="name"
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={texts.phone} error={problems.phone ?? null}>
        <Input
          value={phone}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={30}
          onChange={({ target }) => setPhone(target.value)}
        />
      </Field>
      <Field
        label={texts.message}
        hint={texts.messageHint}
        optional
        error={problems.message ?? null}
      >
        <Textarea
          rows={3}
          value={message}
          maxLength={STAY_MESSAGE_MAX}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      {barrier ? (
        <p role="alert" className="rounded-input bg-guara-100 p-3 text-vermelho-700">
          {barrier}
        </p>
      ) : (
        <Button type="submit" look="primary" pending={isSaving}>
          <BedDouble aria-hidden="true" />
          {texts.send(moneyText(quote.total_cents))}
        </Button>
      )}
      <p className="text-sm text-muted">{texts.noPayment}</p>
    </form>
  )
}
