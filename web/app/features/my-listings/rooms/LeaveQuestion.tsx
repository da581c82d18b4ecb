import { useRef } from 'react'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'

export function LeaveQuestion({ hasUnsavedWork }: { hasUnsavedWork: boolean }) {
  const blocker = useLeaveWarning(hasUnsavedWork)
  const { title, description, confirm, stay } = myListingsTexts.leaveAsk
  // The window closes after either answer; only the one that stays takes the navigation back.
  const isLeaving = useRef(false)
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={confirm}
      cancelLabel={stay}
      destructive
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (!isLeaving.current) blocker.reset?.()
        isLeaving.current = false
      }}
      onConfirm={() => {
        isLeaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}
