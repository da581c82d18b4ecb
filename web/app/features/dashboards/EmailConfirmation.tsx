import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

const texts = dashboardsTexts.email

/** Sends the link once more; how often is the server's to say. */
export function EmailConfirmation() {
  const [isPending, setPending] = useState(false)
  async function resend() {
    setPending(true)
    try {
      await browserApi.send('POST', '/api/v1/auth/email-confirmation')
      toast({ ...texts.sent, variant: 'success' })
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button look="ghost" size="sm" pending={isPending} onClick={() => void resend()}>
      {texts.resend}
    </Button>
  )
}
