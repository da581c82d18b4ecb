import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
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

const ALL_TAKEN = 'coupons.per-member'

type TakeButtonProps = { offerId: string; establishmentId: string; isSoldOut: boolean }

/** Takes a coupon; one key for each tap that was not answered, so that a retry is no second coupon. */
export function TakeButton({ offerId, establishmentId, isSoldOut }: TakeButtonProps) {
  const { user, isLoading } = useAuth()
  const navigate = useNavigate()
  const [isWished, setWished] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<'idle' | 'taking' | 'taken' | 'had'>('idle')
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
      // What they have already is one tap away: nothing is left to take here.
      setState(error instanceof ApiError && error.code === ALL_TAKEN ? 'had' : 'idle')
      setFailure(error instanceof ApiError ? error.message : texts.failed)
    }
  }
  // Tapped before it was known who taps: it goes on as soon as that is known.
  useEffect(() => {
    if (!isWished || isLoading) return
    setWished(false)
    if (user) void take()
    else void navigate(JOIN)
  })
  if (isSoldOut) return null
  if (!user) {
    // A member whose session is still being read is told nothing about signing in.
    const wait = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      setWished(true)
    }
    return isLoading ? (
      <LinkButton to={JOIN} look="line" size="sm" aria-busy={isWished || undefined} onClick={wait}>
        {texts.take}
      </LinkButton>
    ) : (
      <LinkButton to={JOIN} look="line" size="sm">
        {texts.signIn}
      </LinkButton>
    )
  }
  return (
    <div className="grid gap-2" aria-live="polite">
      {state === 'taken' || state === 'had' ? (
        <>
          {state === 'taken' ? <p className="font-semibold text-sm">{texts.taken}</p> : null}
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
