import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { AdminDeskNav } from './AdminDeskNav.tsx'
import { AdminPhoneNav } from './AdminPhoneNav.tsx'
import { adminTexts } from './admin.texts.ts'
import { adminPageAt } from './admin-pages.ts'

type AdminShellProps = { notice?: ReactNode; children: ReactNode }

/** No tab bar stands below these pages, so nothing leaves it room. Navigation beside the page on a desk, above it on a phone; the page's name and its trail. */
export function AdminShell({ notice, children }: AdminShellProps) {
  const { pathname } = useLocation()
  const current = adminPageAt(pathname)
  return (
    <div className="[--tabbar:var(--player)] lg:grid lg:min-h-[calc(100dvh-4.75rem)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="on-dark hidden bg-mar-950 text-on-dark lg:block">
        <AdminDeskNav current={current} />
      </div>
      <AdminPhoneNav current={current} />
      <div className="min-w-0 bg-areia-50 px-4 pt-2 pb-10 text-sm md:px-(--gutter) lg:pt-4">
        <div className="mx-auto grid max-w-(--content) grid-cols-[minmax(0,1fr)] gap-5">
          <header>
            <Breadcrumb steps={trailOf(current)} />
            {current ? (
              <>
                <h1 className="text-[1.75rem]">{current.label}</h1>
                <p className="mt-1 max-w-[64ch] text-muted">{current.lead}</p>
              </>
            ) : null}
          </header>
          {notice}
          {children}
        </div>
      </div>
    </div>
  )
}

function trailOf(current: ReturnType<typeof adminPageAt>) {
  const { home, area } = adminTexts
  const isFront = current?.path === '/admin'
  return [
    { label: home, to: '/' },
    { label: area, to: isFront ? undefined : '/admin' },
    ...(current && !isFront ? [{ label: current.label }] : []),
  ]
}
