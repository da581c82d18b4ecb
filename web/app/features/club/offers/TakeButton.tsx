import { useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { offersTexts as texts } from './offers.texts.ts'

/** Where a coupon is shown, with or without a signal. */
const WALLET_PAGE = '/carteira'
/** The form of the club, and back to the offers after it. */
const JOIN = '/clube-de-vantagens#cadastro'

type TakeButtonProps = { offerId: string; establishmentId: string; isSoldOut: boolean }

/** Takes a coupon; one key for each tap that was not answered, so that a retry is no second coupon. */
export function TakeButton({ offerId, establishmentId, isSoldOut }: TakeButtonProps) {
  const { user } = useAuth()
  const [key] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<'idle' | 'taking' | 'taken'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  async function take() {
    if (state === 'taking') return
    setState('taking')
    setFailure(null)
    try {
      await browserApi.send('POST', '/api/v1/my/coupons', { body: { offer_id: offerId, key } })
      setState('taken')
      noteAction('coupon', establishmentId)
    } catch (error) {
      setState('idle')
      setFailure(error instanceof ApiError ? error.message : texts.failed)
    }
  }
  if (isSoldOut) return null
  if (!user) {
    return (
      <LinkButton to={JOIN} look="line" size="sm">
        {texts.signIn}
      </LinkButton>
    )
  }
  return (
    <div className="grid gap-2" aria-live="polite">
      {state === 'taken' ? (
        <>
          <p className="font-semibold text-sm">{texts.taken}</p>
          <LinkButton to={WALLET_PAGE} size="sm">
            {texts.show}
          </LinkButton>
        </>
      ) : (
        <Button size="sm" pending={state === 'taking'} onClick={() => void take()}>
          {texts.take}
        </Button>
      )}
      {failure ? (
        <p role="alert" className="text-sm">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
