import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { AccountPage } from './AccountPage.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { useSingleFlight } from './use-single-flight.ts'

type EmailLinkScreenProps = {
  texts: { title: string; lead: string; action: string; doneTitle: string; invalid: string }
  /** Answers with what is true now. */
  send: (token: string) => Promise<string>
  /** Where it goes on from there. */
  next: { to: string; label: string }
}

const UNPROCESSABLE = 422

/** A link about the account's e-mail. Opening it does nothing yet: mail programs open links too. */
export function EmailLinkScreen({ texts, send, next }: EmailLinkScreenProps) {
  const token = useLinkToken()
  const [done, setDone] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, run] = useSingleFlight()

  async function follow(secret: string) {
    setProblem(null)
    try {
      setDone(await send(secret))
    } catch (error) {
      if (failureStatus(error) === UNPROCESSABLE) setInvalid(true)
      else setProblem(failureText(error))
    }
  }

  if (done) {
    return (
      <Outcome icon={<CircleCheck />} title={texts.doneTitle} text={done}>
        <LinkButton to={next.to} look="primary">
          {next.label}
        </LinkButton>
      </Outcome>
    )
  }
  if (isInvalid || token === null) {
    const title = accountsTexts.confirmEmail.invalidTitle
    return <Outcome icon={<Unlink />} title={title} text={texts.invalid} />
  }
  return (
    <AccountPage title={texts.title} lead={texts.lead}>
      {problem ? (
        <p role="alert" className="mb-4 font-semibold text-vermelho-700">
          {problem}
        </p>
      ) : null}
      <Button
        look="primary"
        block
        pending={isPending}
        onClick={() => token && void run(() => follow(token))}
      >
        {texts.action}
      </Button>
    </AccountPage>
  )
}
