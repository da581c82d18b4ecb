import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { dashboardInfo } from './dashboard.rules.ts'
import { dashboardIcon } from './dashboard-icon.ts'
import { openInDialog } from './open-in-dialog.ts'
import { ShellLink } from './ShellLink.tsx'
import { ACCOUNT_SKELETON_MS } from './shell.constants.ts'
import { shellTexts } from './shell.texts.ts'
import { useDeferredPart } from './use-deferred-part.ts'
import { useElapsed } from './use-elapsed.ts'
import type { Member, Viewer } from './viewer.ts'

const loadAvatarMenu = () => import('./AvatarMenu.tsx').then((module) => module.AvatarMenu)

type AccountAreaProps = { viewer: Viewer; disabled: boolean; onOpenProfile: () => void }

/**
 * The placeholder lies over the finished buttons, which are there but invisible: nothing moves when
 * it goes. It stays until it is known who looks, so that nobody sees the buttons of somebody else.
 * Without JavaScript it never goes, so the buttons are repeated on top of it.
 */
export function AccountArea({ viewer, disabled, onOpenProfile }: AccountAreaProps) {
  const isMember = viewer.status === 'member'
  const [AvatarMenu, hasEnded] = useAvatarMenu(isMember)
  const isKnown = isMember ? hasEnded : viewer.status === 'visitor'
  const isReady = useElapsed(ACCOUNT_SKELETON_MS) && isKnown
  return (
    <div aria-busy={!isReady} className="relative hidden flex-none lg:block">
      <div className={`flex items-center gap-1 ${isReady ? '' : 'invisible'}`}>
        {viewer.status === 'member' ? (
          <>
            <DashboardButton member={viewer} disabled={disabled} />
            {AvatarMenu ? (
              <AvatarMenu member={viewer} disabled={disabled} onOpenProfile={onOpenProfile} />
            ) : null}
          </>
        ) : (
          <VisitorLinks disabled={disabled} />
        )}
      </div>
      {isReady ? null : (
        <>
          <div className="absolute inset-0 flex items-center gap-4 pl-4">
            <Skeleton className="flex-1" />
            <Skeleton shape="block" className="h-full basis-3/5" />
          </div>
          <noscript>
            <div className="absolute inset-0 flex gap-1 bg-areia-50">
              <VisitorLinks disabled={disabled} />
            </div>
          </noscript>
        </>
      )}
    </div>
  )
}

/** Members only; where it cannot be fetched, the dashboard still leads to everything in it. */
function useAvatarMenu(isMember: boolean) {
  const [hasFailed, setFailed] = useState(false)
  const [AvatarMenu, request] = useDeferredPart(loadAvatarMenu, () => setFailed(true))
  useEffect(() => {
    if (isMember) request()
  })
  return [AvatarMenu, AvatarMenu !== null || hasFailed] as const
}

/** Narrower than an ordinary button where the header's row is short of room. */
const fluid = 'px-(--account-pad)! text-(length:--nav-text)!'

/** Between 1024 and 1280 px there is room for its picture only, and above it for little: the site's name stays whole. */
function DashboardButton({ member, disabled }: { member: Member; disabled: boolean }) {
  const { label, path, className } = dashboardInfo(member.planType)
  const Icon = dashboardIcon(member.planType)
  const narrow = 'px-3! max-xl:w-11 max-xl:px-0!'
  const style = buttonStyle({ look: null, size: 'sm', className: clsx(narrow, className) })
  return (
    <ShellLink to={path} disabled={disabled} className={style}>
      <Icon aria-hidden="true" strokeWidth={1.9} className="xl:hidden" />
      <span className="max-xl:sr-only">{label}</span>
    </ShellLink>
  )
}

function VisitorLinks({ disabled }: { disabled: boolean }) {
  const signIn = buttonStyle({ look: 'ghost', size: 'sm', className: fluid })
  const signUp = buttonStyle({ look: 'ink', size: 'sm', className: fluid })
  return (
    <>
      <ShellLink
        to="/auth"
        disabled={disabled}
        className={signIn}
        onClick={(event) => openInDialog(event, 'sign-in')}
      >
        {shellTexts.signIn}
      </ShellLink>
      <ShellLink
        to="/criar-conta"
        disabled={disabled}
        className={signUp}
        onClick={(event) => openInDialog(event, 'sign-up')}
      >
        {shellTexts.signUp}
      </ShellLink>
    </>
  )
}
