import { Bell } from 'lucide-react'
import { SwitchedLink } from '~/ui/SwitchedLink.tsx'
import { useUnreadNotifications } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'

/** How many were told and not read, in the bar of every place of work. */
export function NotificationBell({ to, disabled }: { to: string; disabled: boolean }) {
  const unread = useUnreadNotifications()
  return (
    <SwitchedLink
      to={to}
      disabled={disabled}
      className="relative grid size-11 flex-none place-items-center rounded-item hover:bg-mar-900"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="num absolute top-1 right-1 grid min-w-5 place-items-center rounded-full bg-sol-400 px-1 text-xs font-bold text-mar-950"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
      <span className="sr-only">{notificationsTexts.bell(unread)}</span>
    </SwitchedLink>
  )
}
