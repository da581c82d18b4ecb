import type { BookingQuote } from '@portal/contract/lodging/stays/stay'
import { respondBy } from '@portal/contract/lodging/stays/stay-rules'
import { STAY_MESSAGE_MAX, stayTexts } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQueryClient } from '@tanstack/react-query'
import { BedDouble } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ResendEmail } from '~/editing/ResendEmail.tsx'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { keepRequest, keptRequest } from './kept-request.ts'
import { MailboxCode } from './MailboxCode.tsx'
import type { QuoteOf } from './stays.queries.ts'
import { bookingTexts as texts } from './stays.texts.ts'

export type BookingPerson = { name: string; phone: string } | null
export type SentStay = {
  until: Date
  /** Of the page that it is followed on, without an account. */
  token: string | null
}

type RequestFormProps = {
  quote: BookingQuote
  wanted: QuoteOf
  /** Null for somebody who is not signed in: a code by e-mail is enough. */
  person: BookingPerson
  here: string
  onGuests: (guests: { adults: number; children: number }) => void
  onSent: (sent: SentStay) => void
}

const CODE_DIGITS = 6

/** Who asks, and for how many. What is typed stays with the tab: signing in on the way loses nothing. */
export function RequestForm(props: RequestFormProps) {
  const { quote, wanted, person, here, onGuests, onSent } = props
  const client = useQueryClient()
  const unproved = useUnproved()
  const { slug, adults, children } = wanted
  const [kept] = useState(() => keptRequest(slug))
  const [name, setName] = useState(kept?.name || (person?.name ?? ''))
  const [phone, setPhone] = useState(kept?.phone || (person?.phone ?? ''))
  const [email, setEmail] = useState(kept?.email ?? '')
  const [message, setMessage] = useState(kept?.message ?? '')
  // One form is one request, however often it is sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  /** The mailbox that a code was sent to; another one asks for another code. */
  const [mailbox, setMailbox] = useState<{ email: string; key: string } | null>(null)
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { isSaving, save } = useSave<{ id: string; token: string | null }>({
    onRefused: () => client.invalidateQueries({ queryKey: ['stay-quote'] }),
  })
  const asking = useSave<unknown>()
  const needsCode = person === null && mailbox?.email !== email.trim()
  useEffect(() => {
    keepRequest(slug, { name, phone, email, message, adults, children })
  }, [slug, name, phone, email, message, adults, children])

  const barrier =
    quote.barrier === 'taken'
      ? texts.barrier.taken
      : quote.barrier === 'too-short'
        ? texts.barrier['too-short'](quote.min_nights)
        : quote.barrier === 'too-many'
          ? texts.barrier['too-many'](quote.unit.capacity)
          : null

  async function askForCode() {
    const found = missing({ name, phone, email })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const to = email.trim()
    const asked = mailbox?.email === to ? mailbox : { email: to, key: crypto.randomUUID() }
    const outcome = await asking.save({
      failed: texts.code.failed,
      run: () =>
        browserApi.send('POST', '/api/v1/establishments/:slug/stay-code', {
          params: { slug },
          body: asked,
        }),
    })
    if (outcome.kind === 'busy') return
    if (outcome.kind !== 'saved') return setProblems(problemsOf(outcome.fields))
    setMailbox(asked)
    setCode('')
  }

  async function send(typed: string) {
    const outcome = await save({
      failed: texts.sending,
      run: () =>
        browserApi.send('POST', '/api/v1/establishments/:slug/stays', {
          params: { slug },
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
            ...(person || !mailbox ? {} : { mailbox: { ...mailbox, code: typed } }),
          },
        }),
    })
    if (outcome.kind === 'saved') {
      noteAction('booking', slug)
      keepRequest(slug, null)
      const isProved = person === null || unproved === null
      const until = respondBy(quote.arrival, new Date(), { isProved })
      return onSent({ until, token: outcome.saved.token })
    }
    if (outcome.kind === 'busy') return
    setProblems(problemsOf(outcome.fields))
    if (outcome.fields.some(({ path }) => path === 'code')) setCode('')
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
        void (needsCode ? askForCode() : send(code))
      }}
    >
      {person && unproved ? (
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
      {person ? null : (
        <Field
          label={texts.email}
          hint={texts.emailHint}
          error={problems.email ?? problems['mailbox.email'] ?? null}
        >
          <Input
            type="email"
            value={email}
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      )}
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
      {person === null && !needsCode ? (
        <MailboxCode
          email={email.trim()}
          code={code}
          error={problems.code ?? problems['mailbox.code'] ?? null}
          isAsking={asking.isSaving}
          onAgain={() => void askForCode()}
          onCode={(digits) => {
            setCode(digits)
            // The last digit is the yes: nothing else is left to say.
            if (digits.length === CODE_DIGITS) void send(digits)
          }}
        />
      ) : null}
      {barrier ? (
        <p role="alert" className="rounded-input bg-guara-100 p-3 text-vermelho-700">
          {barrier}
        </p>
      ) : (
        <Button type="submit" look="primary" pending={isSaving || asking.isSaving}>
          <BedDouble aria-hidden="true" />
          {texts.send(moneyText(quote.total_cents))}
        </Button>
      )}
      <p className="text-sm text-muted">{texts.noPayment}</p>
      {person ? null : (
        <p className="border-line border-t pt-3 text-sm">
          {texts.signIn.text}{' '}
          <LinkButton
            to="/auth/login"
            state={{ from: here }}
            look="ghost"
            size="sm"
            className="-ml-4 underline"
          >
            {texts.signIn.action}
          </LinkButton>
        </p>
      )}
    </form>
  )
}

const problemsOf = (fields: readonly { path: string; message: string }[]) =>
  Object.fromEntries(fields.map(({ path, message: text }) => [path, text]))

/** Said before a code is sent for nothing; the server has the last word. */
function missing({ name, phone, email }: { name: string; phone: string; email: string }) {
  const digits = phone.replace(/\D/g, '').length
  return {
    ...(name.trim().length < 3 ? { name: texts.missingHere.name } : {}),
    ...(digits < 10 || digits > 13 ? { phone: texts.missingHere.phone } : {}),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: texts.missingHere.email }),
  }
}
