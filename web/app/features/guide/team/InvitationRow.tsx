import type { TeamInvitation } from '@portal/contract/guide/team/team'
import { RotateCw, X } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { teamTexts } from './team.texts.ts'
import type { useTeamChanges } from './use-team-changes.ts'

const texts = teamTexts.invitations

type InvitationRowProps = {
  invitation: TeamInvitation
  changes: ReturnType<typeof useTeamChanges>
}

export function InvitationRow({ invitation, changes }: InvitationRowProps) {
  const { role, expires_at, is_expired } = invitation
  const email = invitation.email ?? texts.byLink
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {is_expired
            ? teamTexts.roles[role]
            : texts.until(teamTexts.roles[role], dayText(new Date(expires_at)))}
          {is_expired ? <Badge tone="bad">{texts.expired}</Badge> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {invitation.email === null ? null : (
          <Button look="line" size="sm" onClick={() => void changes.resend({ email, role })}>
            <RotateCw aria-hidden="true" />
            {texts.resend}
            <span className="sr-only">, {email}</span>
          </Button>
        )}
        <ConfirmDialog
          title={texts.ask(email)}
          description={texts.askText}
          confirmLabel={texts.cancel}
          destructive
          onConfirm={() => changes.cancel(invitation).then(() => undefined)}
          trigger={
            <Button look="ghost" size="sm">
              <X aria-hidden="true" />
              {texts.cancel}
              <span className="sr-only">, {email}</span>
            </Button>
          }
        />
      </div>
    </li>
  )
}
