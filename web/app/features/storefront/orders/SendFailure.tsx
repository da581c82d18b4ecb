import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { keptOrders } from './kept-orders.ts'
import { orderPath } from './orders.constants.ts'

type SendFailureProps = {
  error: Error
  slug: string
  /** What the refusal is about; null where it is about no field. */
  fieldId: string | null
}

/** Why it did not leave, and the way on. The focus goes to what it is about. */
export function SendFailure({ error, slug, fieldId }: SendFailureProps) {
  const kept = useSyncExternalStore(keptOrders.subscribe, keptOrders.read, keptOrders.readNothing)
  const isOpenAlready = error instanceof ApiError && error.code === 'orders.open'
  const last = isOpenAlready ? kept.find((order) => order.slug === slug) : undefined
  const { pathname } = useLocation()
  const told = useRef<Error>(null)
  useEffect(() => {
    if (told.current === error) return
    told.current = error
    const field = fieldId ? document.getElementById(fieldId) : null
    const isGroup = field?.matches('[role=radiogroup]')
    const control = isGroup ? field?.querySelector<HTMLElement>('input') : field
    control?.focus()
  }, [error, fieldId])
  return (
    <div className="grid gap-2">
      <FormFailure title={texts.failed}>
        {error instanceof ApiError ? failureText(error) : texts.offline}
      </FormFailure>
      {error instanceof ApiError && error.code === 'orders.proof' ? (
        <LinkButton to="/auth" state={{ from: pathname }} look="line" size="sm">
          {texts.signIn}
        </LinkButton>
      ) : null}
      {last ? (
        <Link
          to={orderPath(last.token)}
          className="inline-flex min-h-11 items-center font-semibold text-mar-700 underline underline-offset-4"
        >
          {texts.openOrder}
        </Link>
      ) : null}
    </div>
  )
}
