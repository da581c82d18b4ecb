import { MailX, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from './Button.tsx'
import { Outcome } from './Outcome.tsx'

type StopByLinkProps = {
  texts: {
    title: string
    text: string
    submit: string
    done: string
    doneText: string
    invalid: string
    invalidText: string
  }
  /** Where to go from there. */
  children: ReactNode
}

/** The page of a one-click address: the form posts to where it stands, token and all, without a script. */
export function StopByLink({ texts, children }: StopByLinkProps) {
  const [parameters] = useSearchParams()
  const result = parameters.get('resultado')
  if (result === 'saiu' || result === 'link-invalido') {
    const ended =
      result === 'saiu'
        ? { icon: <MailX />, title: texts.done, text: texts.doneText }
        : { icon: <Unlink />, title: texts.invalid, text: texts.invalidText }
    return <Outcome {...ended}>{children}</Outcome>
  }
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center py-14 text-center">
      <form noValidate method="post" className="grid max-w-120 justify-items-center gap-4">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.text}</p>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}
