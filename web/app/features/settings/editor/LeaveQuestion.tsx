import { useRef } from 'react'
import type { Blocker } from 'react-router'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'

export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const { title, description, confirm, stay } = settingsEditorTexts.leaveAsk
  // The window closes after either answer; only the one that stays takes the navigation back.
  const isLeaving = useRef(false)
  function leave() {
    isLeaving.current = true
    blocker.proceed?.()
  }
  function close() {
    if (!isLeaving.current) blocker.reset?.()
    isLeaving.current = false
  }
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={confirm}
      cancelLabel={stay}
      destructive
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      onConfirm={leave}
    />
  )
}
