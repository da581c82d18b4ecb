import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { useOrderSteps } from './follow.queries.ts'
import { followTexts as texts } from './follow.texts.ts'
import { PhoneCodeStep } from './PhoneCodeStep.tsx'

/** Held for minutes, as the phone is nobody's yet: with its code the shop has its usual time. */
export function KeepLonger({ order, token }: { order: FollowedOrder; token: string }) {
  const [code, setCode] = useState('')
  const { prove } = useOrderSteps(token)
  const phone = order.contact?.phone
  if (!order.waits_for_proof || order.catalogue !== 'shop' || !phone) return null
  return (
    <div className="mt-5 grid gap-3">
      <PhoneCodeStep
        phone={phone}
        code={code}
        error={prove.error ? failureText(prove.error) : undefined}
        lead={texts.keepLonger.lead}
        ask={() => browserApi.send('POST', '/api/v1/orders/proof-code', { body: { token } })}
        onCode={setCode}
      />
      {code.length === 6 ? (
        <Button
          look="primary"
          className="justify-self-start"
          pending={prove.isPending}
          onClick={() => prove.mutate(code)}
        >
          {texts.keepLonger.confirm}
        </Button>
      ) : null}
    </div>
  )
}
