import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { toast } from '~/ui/toast.ts'
import { openSessionsQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.sessions

type SignOutButtonsProps = {
  hasOthers: boolean
  /** Signs out everywhere and leads home, as "Sair" does. */
  onLeaveAll: () => void
  finalFocus: () => HTMLElement | true
}

export function SignOutButtons({ hasOthers, onLeaveAll, finalFocus }: SignOutButtonsProps) {
  const { signOut } = useAuth()
  const queries = useQueryClient()
  const isAlone = useRef(false)

  /** The list itself says whether it worked: a sign-out never throws (spec §8). */
  async function leaveOthers() {
    await signOut('others')
    await queries.invalidateQueries(openSessionsQuery())
    const left = queries.getQueryData(openSessionsQuery().queryKey)
    isAlone.current = left?.every(({ is_current }) => is_current) ?? false
    if (isAlone.current) toast({ ...texts.othersEnded, variant: 'success' })
    else toast({ ...texts.othersFailed, variant: 'destructive' })
  }
  const askOthers = (
    <Button look="line" size="sm">
      {texts.others}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        title={texts.confirmOthers.title}
        description={texts.confirmOthers.description}
        confirmLabel={texts.confirmOthers.confirm}
        onConfirm={leaveOthers}
        trigger={hasOthers ? askOthers : undefined}
        finalFocus={() => (isAlone.current ? finalFocus() : true)}
      />
      <ConfirmDialog
        title={texts.confirmAll.title}
        description={texts.confirmAll.description}
        confirmLabel={texts.confirmAll.confirm}
        destructive
        onConfirm={onLeaveAll}
        trigger={
          <Button look="line" size="sm">
            {texts.all}
          </Button>
        }
      />
    </div>
  )
}
