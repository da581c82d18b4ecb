import { Outlet, useLocation } from 'react-router'
import { ADMIN_PAGES, type AdminPage } from '~/screens/admin.screens.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'

const { money }: { money: AdminPage } = ADMIN_PAGES
const TABS = [{ path: money.path, tab: 'Compras' }, ...(money.within ?? [])]

/** Around each page of the money of plans that stands beside the others. */
export default function MoneyPage() {
  const path = useLocation().pathname.replace(/\/+$/, '')
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label="Partes do financeiro"
        links={TABS.flatMap(({ path: to, tab }) =>
          tab ? [{ label: tab, to, current: to === path }] : [],
        )}
      />
      <Outlet />
    </div>
  )
}
