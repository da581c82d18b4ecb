import { useLocation } from 'react-router'
import { FoldedNav } from '~/ui/FoldedNav.tsx'
import { AdminLinks } from './AdminLinks.tsx'
import { adminTexts } from './admin.texts.ts'
import type { AdminPage } from './admin-pages.ts'

/** The menu of small screens: one line that says where one is and unfolds the rest. */
export function AdminPhoneNav({ current }: { current: AdminPage | undefined }) {
  const { pathname } = useLocation()
  return (
    <FoldedNav
      label={adminTexts.area}
      place={pathname}
      line={
        <span className="min-w-0 flex-1 truncate">
          <span className="text-on-dark-muted">{adminTexts.menu}</span>
          {current ? <span className="font-semibold"> · {current.label}</span> : null}
        </span>
      }
    >
      <AdminLinks current={current} />
    </FoldedNav>
  )
}
