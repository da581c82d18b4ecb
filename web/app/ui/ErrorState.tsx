import { CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { words } from './words.ts'

type ErrorStateProps = {
  /** What did not work: "Não deu para carregar a lista". */
  title?: string | undefined
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** Another way out, beside trying again. */
  action?: ReactNode
  surface?: 'sand' | 'plain'
}

export function ErrorState({
  title = words.errors.title,
  children = words.errors.text,
  onRetry,
  retrying = false,
  action,
  surface = 'sand',
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={title}
        surface={surface}
        action={
          <>
            {onRetry ? (
              <Button onClick={onRetry} pending={retrying}>
                {retrying ? null : <RefreshCw aria-hidden="true" />}
                {words.retry}
              </Button>
            ) : null}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
