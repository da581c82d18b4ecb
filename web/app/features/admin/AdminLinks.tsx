import { Link } from 'react-router'
import { ADMIN_PAGES, type AdminPage } from './admin-pages.ts'

/** The pages of the admin area on the dark of its menu. */
export function AdminLinks({ current }: { current: AdminPage | undefined }) {
  return (
    <ul className="grid gap-1">
      {ADMIN_PAGES.map((page) => {
        const Icon = page.icon
        return (
          <li key={page.path}>
            <Link
              to={page.path}
              aria-current={page === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-item px-3 text-sm leading-tight font-[550] text-on-dark hover:bg-mar-900 aria-[current]:bg-areia-50 aria-[current]:font-semibold aria-[current]:text-mar-950"
            >
              <Icon aria-hidden="true" className="size-4.5 flex-none" />
              {page.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
