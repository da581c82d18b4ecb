import { CloudOff, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Outcome } from './Outcome.tsx'
import { Waiting } from './Waiting.tsx'

/** What no link of ours ever looks like: the server would only say the same. */
const TOKEN = /^[\w-]{43}$/
export const isLinkToken = (token: string | null): token is string =>
  token !== null && TOKEN.test(token)

type LinkTexts = {
  loading: string
  failed: string
  retry: string
  invalid: { title: string; text: string; action: string }
}

type ReadByLinkProps<Data> = {
  read: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Of the failure: what the server answered with, and its sentence. */
  status: number
  failure: string
  texts: LinkTexts
  /** Where one goes whose link shows nothing. */
  to: string
  children: (data: Data) => ReactNode
}

/** What the private link of an e-mail leads to, or why it does not. */
export function ReadByLink<Data>(props: ReadByLinkProps<Data>) {
  const { read, status, failure, texts, to, children } = props
  if (read.data !== undefined) return children(read.data)
  if (!read.isError) return <Waiting label={texts.loading} />
  if (status === 422) return <InvalidLink texts={texts} to={to} />
  return (
    <ReadFailed
      texts={texts}
      failure={failure}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  )
}

type InvalidLinkProps = { texts: Pick<LinkTexts, 'invalid'>; to: string }

export function InvalidLink({ texts: { invalid }, to }: InvalidLinkProps) {
  return (
    <Outcome icon={<Unlink />} title={invalid.title} text={invalid.text}>
      <LinkButton to={to} look="line">
        {invalid.action}
      </LinkButton>
    </Outcome>
  )
}

type ReadFailedProps = {
  texts: Pick<LinkTexts, 'failed' | 'retry'>
  failure: string
  isRetrying: boolean
  onRetry: () => void
}

export function ReadFailed({ texts, failure, isRetrying, onRetry }: ReadFailedProps) {
  return (
    <Outcome icon={<CloudOff />} title={texts.failed} text={failure}>
      <Button look="primary" pending={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Outcome>
  )
}
