import type { OpenSession } from '@portal/contract/people/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { toast } from '~/ui/toast.ts'
import { openSessionsQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.sessions

type EndSessionDialogProps = {
  session: OpenSession
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where the focus goes once the device, and the button that asked, are off the list. */
  finalFocus: () => HTMLElement | true
}

export function EndSessionDialog({
  session,
  open,
  onOpenChange,
  finalFocus,
}: EndSessionDialogProps) {
  const queries = useQueryClient()
  const isEnded = useRef(false)

  async function end() {
    isEnded.current = false
    try {
      await endSession(session.id)
      isEnded.current = true
      toast({ ...texts.ended, variant: 'success' })
    } catch (error) {
      toast({ title: texts.endFailed, description: failureText(error), variant: 'destructive' })
    }
    await queries.invalidateQueries(openSessionsQuery())
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.confirmEnd.title(session.device)}
      description={texts.confirmEnd.description}
      confirmLabel={texts.confirmEnd.confirm}
      destructive
      onConfirm={end}
      finalFocus={() => (isEnded.current ? finalFocus() : true)}
    />
  )
}

/** One that is already gone, ended from another tab or by itself, is as ended as any. */
async function endSession(id: string) {
  try {
    await browserApi.send('DELETE', '/api/v1/auth/sessions/:id', { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
