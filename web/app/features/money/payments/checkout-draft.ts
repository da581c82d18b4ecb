import type { PaymentMethod, PlanQuote } from '@portal/contract/money/payments/plan-order'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

export type BuyerValues = { name: string; document: string; accepted: boolean }
type Filled = { values: BuyerValues; termsHash: string }

/** What a buyer chose and filled in. It stands above the form, which goes where a plan cannot be bought now. */
export type CheckoutDraft = {
  filled: RefObject<Filled | null>
  /** Null until the buyer chooses. */
  method: PaymentMethod | null
  choose: (method: PaymentMethod) => void
}

export function useCheckoutDraft(): CheckoutDraft {
  const filled = useRef<Filled | null>(null)
  const [method, choose] = useState<PaymentMethod | null>(null)
  return { filled, method, choose }
}

/** What the form begins with. */
export function valuesOf({ filled }: CheckoutDraft, { buyer, terms }: PlanQuote): BuyerValues {
  if (!filled.current) return { name: buyer.name, document: '', accepted: false }
  const { values, termsHash } = filled.current
  return { ...values, accepted: values.accepted && termsHash === terms.hash }
}

/** The tick is for the terms that were shown with it: others are agreed to anew. */
export function useKeepFilled(
  form: UseFormReturn<BuyerValues>,
  { filled }: CheckoutDraft,
  termsHash: string,
) {
  useEffect(() => {
    if (filled.current && filled.current.termsHash !== termsHash) form.setValue('accepted', false)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        filled.current = { values, termsHash }
      },
    })
  }, [form, filled, termsHash])
}
