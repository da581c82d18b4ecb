import { useEffect, useRef, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { moneyTexts } from './money.texts.ts'

const texts = moneyTexts.document

type BuyerDocumentProps = {
  orderId: string
  /** What of it anybody here may see. */
  hint: string
}

/** The whole number is asked for on purpose, and whoever asked is written down. It is kept by no cache. */
export function BuyerDocument({ orderId, hint }: BuyerDocumentProps) {
  const [document, setDocument] = useState<string | null>(null)
  const whole = useRef<HTMLSpanElement>(null)
  const { save, isSaving } = useSave<{ document: string }>({ retries: false })
  useEffect(() => {
    if (document !== null) whole.current?.focus()
  }, [document])
  if (document !== null) {
    return (
      <span ref={whole} tabIndex={-1} className="outline-none">
        {document}
      </span>
    )
  }
  async function show() {
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/plan-orders/:id/buyer-document', {
          params: { id: orderId },
        }),
      failed: texts.failed,
    })
    if (outcome.kind === 'saved') setDocument(outcome.saved.document)
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      {hint}
      <Button size="sm" look="line" pending={isSaving} onClick={show}>
        {texts.show}
      </Button>
      <span className="w-full text-xs font-normal text-muted">{texts.note}</span>
    </span>
  )
}
