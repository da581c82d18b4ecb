import type { CardRenewal } from '@portal/contract/money/payments/card-renewal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { CARD_RENEWAL_KEY, cardRenewalQuery, STANDING_KEY } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'

const texts = paymentsTexts.renewal

/** Says whether the card is charged again, and lets its person change that; nothing for who has none. */
export function CardRenewalNote() {
  const renewal = useQuery(cardRenewalQuery()).data
  return renewal ? <Renewal renewal={renewal} /> : null
}

function Renewal({ renewal }: { renewal: CardRenewal }) {
  const bought = paymentsTexts.bought(renewal.plan, renewal.cycle)
  const isActive = renewal.status === 'active'
  return (
    <section aria-label={texts.title} className="grid w-full gap-3">
      <p>{isActive ? texts.active(bought) : texts.ended(bought)}</p>
      <div className="flex flex-wrap gap-2">
        <ChangeCard id={renewal.id} />
        {isActive ? <Cancel id={renewal.id} /> : <Resume id={renewal.id} />}
      </div>
    </section>
  )
}

/** On the page of the provider: no card is ever typed here. */
function ChangeCard({ id }: { id: string }) {
  const { save, isSaving } = useSave<{ url: string }>({
    onSaved: ({ url }) => window.location.assign(url),
  })
  const open = () =>
    save({
      run: () => browserApi.send('POST', '/api/v1/card-renewals/:id/card-page', { params: { id } }),
      failed: texts.changeFailed,
    })
  return (
    <Button look="line" size="sm" pending={isSaving} onClick={() => void open()}>
      {isSaving ? texts.opening : texts.change}
    </Button>
  )
}

function useKeepRenewal() {
  const client = useQueryClient()
  return useSave<{ renewal: CardRenewal | null }>({
    onSaved: async ({ renewal }) => {
      client.setQueryData(CARD_RENEWAL_KEY, renewal)
      // The panel around it says how the next period is paid.
      await client.invalidateQueries({ queryKey: STANDING_KEY })
    },
  })
}

function Cancel({ id }: { id: string }) {
  const { save } = useKeepRenewal()
  async function cancel() {
    await save({
      run: () =>
        browserApi.send('POST', '/api/v1/card-renewals/:id/cancellation', { params: { id } }),
      done: texts.canceled,
      failed: texts.cancelFailed,
    })
  }
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      description={texts.cancelText}
      confirmLabel={texts.cancelConfirm}
      cancelLabel={texts.keep}
      destructive
      onConfirm={cancel}
      trigger={
        <Button look="ghost" size="sm">
          {texts.cancel}
        </Button>
      }
    />
  )
}

function Resume({ id }: { id: string }) {
  const { save, isSaving } = useKeepRenewal()
  const resume = () =>
    save({
      run: () =>
        browserApi.send('POST', '/api/v1/card-renewals/:id/resumption', { params: { id } }),
      done: texts.resumed,
      failed: texts.resumeFailed,
    })
  return (
    <Button look="line" size="sm" pending={isSaving} onClick={() => void resume()}>
      {texts.resume}
    </Button>
  )
}
