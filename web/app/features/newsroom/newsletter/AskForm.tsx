import { NEWSLETTER_CONSENT } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { isEmail } from '@portal/contract/people/accounts/email-rules'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { inputStyle } from '~/ui/input-style.ts'
import { newsletterTexts } from './newsletter.texts.ts'

const texts = newsletterTexts.band

type AskFormProps = { origin: 'rodape' | 'confirmacao'; onDark?: boolean }

/** One field and one button. What is asked for comes by mail, so nobody can sign up somebody else. */
export function AskForm({ origin, onDark = false }: AskFormProps) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [isTold, setIsTold] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ask = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/newsletter/requests', { body: { email, origin } }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTold(!isEmail(email))
    if (!isEmail(email)) return field.current?.focus()
    if (!ask.isPending) ask.mutate()
  }
  if (ask.isSuccess) {
    return (
      <div role="status" className="grid max-w-[52ch] justify-items-start gap-2">
        <p className="font-semibold text-base">{texts.sentTitle}</p>
        <p className="wrap-anywhere">{texts.sent(email)}</p>
        <Button look={onDark ? 'light' : 'line'} size="sm" onClick={() => ask.reset()}>
          {texts.another}
        </Button>
      </div>
    )
  }
  const problem =
    isTold && !isEmail(email)
      ? texts.wrong
      : ask.isError
        ? `${texts.failed} ${failureText(ask.error)}`
        : null
  return (
    <form noValidate onSubmit={submit} className="grid max-w-120 grid-cols-1 gap-2">
      <label htmlFor={id} className="font-semibold text-sm">
        {texts.email}
      </label>
      <div className="flex flex-col gap-2 md:flex-row">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          placeholder={texts.example}
          value={email}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-nota${problem ? ` ${id}-erro` : ''}`}
          onChange={({ target }) => setEmail(target.value)}
          className={inputStyle({ className: 'md:flex-1' })}
        />
        {/* Pressed before the page's script, it would put the address into the page's own. */}
        <Button
          type="submit"
          look={onDark ? 'light' : 'ink'}
          pending={ask.isPending}
          className="invisible in-data-hydrated:visible"
        >
          {texts.submit}
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-erro`} role="alert" className="font-semibold">
          {problem}
        </p>
      ) : null}
      <p id={`${id}-nota`} className="text-xs">
        {NEWSLETTER_CONSENT.text}
      </p>
    </form>
  )
}
