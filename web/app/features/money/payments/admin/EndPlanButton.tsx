import { MONEY_REASON_MAX, MONEY_REASON_MIN } from '@portal/contract/money/payments/money'
import type { GivenPlan } from '@portal/contract/money/payments/money-overview'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { givenPlansTexts } from './given-plans.texts.ts'
import { GIVEN_PLANS_KEY } from './money.queries.ts'

const texts = givenPlansTexts.end

type EndPlanButtonProps = {
  given: GivenPlan
  /** The id of what takes the focus once it is done: the row is gone then. */
  focusAfter: string
}

/** Takes a given plan back. Whatever comes of it the list is read again: it may have ended meanwhile. */
export function EndPlanButton({ given: { id, person }, focusAfter }: EndPlanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isDone = useRef(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: GIVEN_PLANS_KEY })
  const { save } = useSave<{ ended: boolean }>({ onSaved: refresh, onRefused: refresh })
  async function end(reason: string) {
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/given-plans/:id/end', {
          params: { id },
          body: { reason },
        }),
      done: ({ ended }) =>
        ended ? { title: texts.done, variant: 'success' } : { title: texts.already },
      failed: texts.failed,
    })
    isDone.current = outcome.kind === 'saved'
    return isDone.current
  }
  return (
    <>
      <Button
        size="sm"
        look="line"
        aria-label={texts.label(person.name)}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={texts.title(person.name)}
          description={texts.text}
          label={texts.reason}
          confirmLabel={texts.confirm}
          destructive
          minLength={MONEY_REASON_MIN}
          maxLength={MONEY_REASON_MAX}
          tooShort={texts.tooShort}
          finalFocus={() => (isDone.current && document.getElementById(focusAfter)) || true}
          onClose={() => setOpen(false)}
          onConfirm={end}
        />
      ) : null}
    </>
  )
}
