import type { OpenSession } from '@portal/contract/people/accounts/session'
import { Laptop, Smartphone } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { lastUseText } from './last-use.rules.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.sessions

export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const Icon = /Android|iPhone|iPad|iOS/.test(session.device) ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-mar-100 text-mar-900">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {session.device}
          {session.is_current ? <Badge tone="ok">{texts.current}</Badge> : null}
        </p>
        <p className="num text-sm wrap-anywhere text-muted">
          {session.is_current
            ? securityTexts.lastUse.now
            : lastUseText(session.last_used_at, new Date())}
          {' · '}
          {session.ip_address ? texts.address(session.ip_address) : texts.unknownAddress}
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          look="ghost"
          size="sm"
          aria-label={texts.endOf(session.device)}
          aria-haspopup="dialog"
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
