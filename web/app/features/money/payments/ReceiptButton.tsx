import { FileText } from 'lucide-react'
import { useSave } from '~/editing/use-save.ts'
import { ApiError } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { Button } from '~/ui/Button.tsx'
import { paymentsTexts } from './payments.texts.ts'

const texts = paymentsTexts.receipt

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
export function ReceiptButton({ orderId }: { orderId: string }) {
  const { isSaving, save } = useSave<void>()
  async function fetchReceipt() {
    const answer = await fetch(`/api/v1/plan-orders/${orderId}/receipt`, {
      method: 'GET',
      cache: 'no-store',
    })
    if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null))
    downloadFile(`recibo-${orderId}.pdf`, 'application/pdf', await answer.blob())
  }
  return (
    <Button
      look="ghost"
      size="sm"
      pending={isSaving}
      onClick={() => void save({ run: fetchReceipt, failed: texts.failed })}
    >
      {isSaving ? null : <FileText aria-hidden="true" />}
      {isSaving ? texts.getting : texts.get}
    </Button>
  )
}
