import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { holdUnsavedWork } from '~/platform/unsaved-work.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const texts = {
  title: 'Sair sem salvar?',
  description: 'Há alterações que ainda não foram salvas. Se você sair agora, elas se perdem.',
  confirm: 'Sair sem salvar',
  stay: 'Continuar editando',
} as const

/** The state of a navigation that leaves nothing behind: what was typed has been saved, or removed. */
export const LEAVE_FREELY = { leavesFreely: true } as const

const leavesFreely = (state: unknown) =>
  typeof state === 'object' && state !== null && 'leavesFreely' in state

/**
 * Asks before unsaved work is left behind: the browser itself when the tab closes, we when another
 * page or another part of the same page is opened.
 */
export function LeaveQuestion({ hasUnsavedWork }: { hasUnsavedWork: boolean }) {
  useEffect(() => {
    if (!hasUnsavedWork) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const letGo = holdUnsavedWork()
    return () => {
      window.removeEventListener('beforeunload', ask)
      letGo()
    }
  }, [hasUnsavedWork])

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsavedWork &&
      !leavesFreely(next.state) &&
      (here.pathname !== next.pathname || here.search !== next.search),
  )
  // The window closes after either answer; only the one that stays takes the navigation back.
  const isLeaving = useRef(false)
  return (
    <ConfirmDialog
      title={texts.title}
      description={texts.description}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
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
