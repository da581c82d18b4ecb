import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { dashboardInfo } from './dashboard.rules.ts'
import { dashboardIcon } from './dashboard-icon.ts'
import { openInDialog } from './open-in-dialog.ts'
import { planLabels } from './plan-labels.rules.ts'
import { shellTexts } from './shell.texts.ts'
import type { Member, Viewer } from './viewer.ts'

const { drawer } = shellTexts

type DrawerAccountProps = { viewer: Viewer; onNavigate: () => void }

export function DrawerAccount({ viewer, onNavigate }: DrawerAccountProps) {
  return (
    <div
      aria-busy={viewer.status === 'unknown'}
      className="mt-2 grid grid-cols-2 gap-2 rounded-card bg-areia-100 p-4 text-sm leading-[1.55]"
    >
      {viewer.status === 'unknown' ? <Placeholder /> : null}
      {viewer.status === 'visitor' ? <Invitation onNavigate={onNavigate} /> : null}
      {viewer.status === 'member' ? <Person member={viewer} onNavigate={onNavigate} /> : null}
    </div>
  )
}

/** As tall as the invitation, which most often follows. */
function Placeholder() {
  return (
    <>
      <Skeleton className="col-span-full mt-1 mb-3 w-4/5" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
    </>
  )
}

function Invitation({ onNavigate }: { onNavigate: () => void }) {
  return (
    <>
      <p className="col-span-full mb-1">{drawer.prompt}</p>
      <LinkButton
        to="/auth"
        look="line"
        size="sm"
        onClick={(event) => {
          openInDialog(event, 'sign-in')
          onNavigate()
        }}
      >
        {drawer.signIn}
      </LinkButton>
      <LinkButton
        to="/criar-conta"
        look="ink"
        size="sm"
        onClick={(event) => {
          openInDialog(event, 'sign-up')
          onNavigate()
        }}
      >
        {drawer.signUp}
      </LinkButton>
    </>
  )
}

function Person({ member, onNavigate }: { member: Member; onNavigate: () => void }) {
  const { label, path, className } = dashboardInfo(member.planType)
  const Icon = dashboardIcon(member.planType)
  return (
    <>
      <div className="col-span-full mb-2 flex min-w-0 items-center gap-3">
        <Avatar name={member.name} src={member.avatarUrl} />
        <div className="grid min-w-0 justify-items-start gap-1">
          <p className="max-w-full truncate font-semibold leading-tight" title={member.email}>
            {member.email}
          </p>
          <Badge tone="mar">{planLabels(member.planType).badge}</Badge>
        </div>
      </div>
      <p className="col-span-full text-muted text-xs">{drawer.quickAccess}</p>
      <LinkButton
        to={path}
        look={null}
        size="sm"
        className={`col-span-full ${className}`}
        onClick={onNavigate}
      >
        <Icon aria-hidden="true" strokeWidth={1.9} />
        {label}
      </LinkButton>
    </>
  )
}
