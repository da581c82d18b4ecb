import { buttonStyle } from '~/ui/buttonStyle.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { dashboardInfo } from './dashboard.rules.ts'
import { ShellLink } from './ShellLink.tsx'
import { ACCOUNT_SKELETON_MS } from './shell.constants.ts'
import { shellTexts } from './shell.texts.ts'
import { useElapsed } from './use-elapsed.ts'
import type { Viewer } from './viewer.ts'

type AccountAreaProps = { viewer: Viewer; disabled: boolean }

/**
 * The placeholder lies over the finished buttons, which are there but invisible: nothing moves when
 * it goes. Without JavaScript it never goes, so the buttons are repeated on top of it.
 */
export function AccountArea({ viewer, disabled }: AccountAreaProps) {
  const isReady = useElapsed(ACCOUNT_SKELETON_MS)
  return (
    <div aria-busy={!isReady} className="relative hidden flex-none lg:block">
      <div className={`flex gap-1 ${isReady ? '' : 'invisible'}`}>
        <AccountLinks viewer={viewer} disabled={disabled} />
      </div>
      {isReady ? null : (
        <>
          <div className="absolute inset-0 flex items-center gap-4 pl-4">
            <Skeleton className="flex-1" />
            <Skeleton shape="block" className="h-full basis-3/5" />
          </div>
          <noscript>
            <div className="absolute inset-0 flex gap-1 bg-areia-50">
              <AccountLinks viewer={viewer} disabled={disabled} />
            </div>
          </noscript>
        </>
      )}
    </div>
  )
}

/** Narrower than an ordinary button where the header's row is short of room. */
const fluid = 'px-(--account-pad)! text-(length:--nav-text)!'

function AccountLinks({ viewer, disabled }: AccountAreaProps) {
  if (viewer.status === 'member') {
    const { label, path, className } = dashboardInfo(viewer.planType)
    const style = buttonStyle({ look: null, size: 'sm', className: `${fluid} ${className}` })
    return (
      <ShellLink to={path} disabled={disabled} className={style}>
        {label}
      </ShellLink>
    )
  }
  const signIn = buttonStyle({ look: 'ghost', size: 'sm', className: fluid })
  const signUp = buttonStyle({ look: 'ink', size: 'sm', className: fluid })
  return (
    <>
      <ShellLink to="/auth" disabled={disabled} className={signIn}>
        {shellTexts.signIn}
      </ShellLink>
      <ShellLink to="/criar-conta" disabled={disabled} className={signUp}>
        {shellTexts.signUp}
      </ShellLink>
    </>
  )
}
