import '../../workplace.css'
import type { Session } from '@portal/contract/people/accounts/session'
import type { ReactNode } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { AdminShell } from '~/features/portal/admin/AdminShell.tsx'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { SecondFactorScreen } from '~/features/portal/admin/SecondFactorScreen.tsx'
import { useSecondFactorWatch } from '~/features/portal/admin/use-second-factor-watch.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import {
  adminHeadAt,
  adminPageAround,
  adminTabsAt,
  firstPageOf,
  mayOpen,
} from '~/screens/admin.rules.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { RequireAccess } from '../shell/RequireAccess.tsx'
import { useWorker } from '../shell/use-worker.ts'
import type { Route } from './+types/layout.ts'

const SECURITY = '/dash-clube#seguranca'

/** Of every page in it, by the table of screens. None is for search engines. */
export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) => {
  const { label } = adminHeadAt(pathname) ?? adminPageAround(pathname) ?? ADMIN_PAGES.overview
  return pageMetadata({ title: label, path: pathname, hidden: true }, siteOf(matches))
}

export default function AdminLayout() {
  return (
    <RequireAccess>
      <AdminArea />
    </RequireAccess>
  )
}

/** Without the second factor the API refuses everything behind this door: it says so at the door. */
function AdminArea() {
  const { session, refreshSession } = useAuth()
  useSecondFactorWatch(refreshSession)
  switch (session?.second_factor) {
    case 'set-up':
      return (
        <SecondFactorScreen
          needed="set-up"
          action={(label) => (
            <LinkButton to={SECURITY} look="primary">
              {label}
            </LinkButton>
          )}
        />
      )
    case 'prove':
      return <SecondFactorScreen needed="prove" action={(label) => <SignInAgain label={label} />} />
    default:
      return <Shelled notice={session && <UnprotectedNotice session={session} />} />
  }
}

function Shelled({ notice }: { notice: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <AdminShell notice={notice} tabs={adminTabsAt(pathname, useWorker())}>
      <OwnPages />
    </AdminShell>
  )
}

/** Staff is led to where its work is; the API refuses the rest. */
function OwnPages() {
  const worker = useWorker()
  const page = adminPageAround(useLocation().pathname)
  const first = firstPageOf(worker)
  if (page && first && !mayOpen(page, worker)) return <Navigate to={first.path} replace />
  return <Outlet />
}

/** Only where the portal runs on one machine does it let an administrator in with the password alone. */
function UnprotectedNotice({ session }: { session: Session }) {
  const { pathname } = useLocation()
  const first = firstPageOf(useWorker())
  // Said where one comes in: on every page it would take a fifth of a phone's screen.
  if (session.user.factors.length > 0 || pathname !== first?.path) return null
  const { text, action } = adminTexts.withoutSecondFactor
  return (
    <p role="note" className="rounded-item bg-sol-100 p-3">
      {text}{' '}
      <Link to={SECURITY} className="font-semibold underline">
        {action}
      </Link>
    </p>
  )
}

function SignInAgain({ label }: { label: string }) {
  const { signOut } = useAuth()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  async function signInAgain() {
    await signOut('local')
    await navigate('/auth', { state: { from: pathname + search } })
  }
  return (
    <Button look="primary" onClick={() => void signInAgain()}>
      {label}
    </Button>
  )
}
