import { LinkButton } from '~/ui/LinkButton.tsx'
import { dashboardInfo } from './dashboard.rules.ts'
import { shellTexts } from './shell.texts.ts'
import type { Viewer } from './viewer.ts'

type DrawerAccountProps = { viewer: Viewer; onNavigate: () => void }

export function DrawerAccount({ viewer, onNavigate }: DrawerAccountProps) {
  const { drawer } = shellTexts
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 rounded-card bg-areia-100 p-4 text-sm leading-[1.55]">
      {viewer.status === 'visitor' ? (
        <>
          <p className="col-span-full mb-1">{drawer.prompt}</p>
          <LinkButton to="/auth" look="line" size="sm" onClick={onNavigate}>
            {drawer.signIn}
          </LinkButton>
          <LinkButton to="/criar-conta" look="ink" size="sm" onClick={onNavigate}>
            {drawer.signUp}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="col-span-full mb-1">{drawer.quickAccess}</p>
          <LinkButton
            to={dashboardInfo(viewer.planType).path}
            size="sm"
            className="col-span-full"
            onClick={onNavigate}
          >
            {dashboardInfo(viewer.planType).label}
          </LinkButton>
        </>
      )}
    </div>
  )
}
