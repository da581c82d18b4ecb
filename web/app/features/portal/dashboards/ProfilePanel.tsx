import type { SessionUser } from '@portal/contract/people/accounts/session'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { Check, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResendEmail } from '~/editing/ResendEmail.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { masks } from '~/ui/masks.ts'
import { Panel } from '~/ui/Panel.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'
import { birthDateText, placeText } from './profile-rows.rules.ts'

const texts = dashboardsTexts.profile

type ProfilePanelProps = { user: SessionUser; profile: Profile; onEdit: () => void }

export function ProfilePanel({ user, profile, onEdit }: ProfilePanelProps) {
  const birthDate = birthDateText(profile.birth_date)
  return (
    <Panel aria-labelledby="cadastro-titulo" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="cadastro-titulo" className="text-[1.1875rem]">
          {texts.title}
        </h3>
        <Button look="line" size="sm" onClick={onEdit} aria-haspopup="dialog">
          <Pencil aria-hidden="true" />
          {texts.edit}
        </Button>
      </div>
      <dl className="divide-y divide-line border-t border-line">
        <Row label={texts.fields.name} value={profile.full_name} />
        <Row label={texts.fields.email} value={profile.email}>
          <Confirmed isConfirmed={user.email_verified} />
          {user.email_verified ? null : <ResendEmail email={user.email} look="ghost" size="sm" />}
        </Row>
        <Row
          label={texts.fields.whatsapp}
          value={profile.whatsapp ? masks.phone.toText(profile.whatsapp) : null}
        >
          {profile.whatsapp ? (
            <Confirmed isConfirmed={profile.whatsapp_confirmed_at !== null} />
          ) : null}
        </Row>
        <Row label={texts.fields.city} value={placeText(profile)} />
        {birthDate ? <Row label={texts.fields.birthDate} value={birthDate} /> : null}
      </dl>
    </Panel>
  )
}

type RowProps = { label: string; value: string | null; children?: ReactNode }

function Row({ label, value, children }: RowProps) {
  return (
    <div className="grid gap-x-4 py-2.5 md:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted md:py-1">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={value ? 'num font-semibold wrap-anywhere' : 'text-muted'}>
          {value ?? texts.missing}
        </span>
        {children}
      </dd>
    </div>
  )
}

function Confirmed({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Badge tone={isConfirmed ? 'ok' : 'sol-soft'}>
      {isConfirmed ? <Check aria-hidden="true" /> : null}
      {isConfirmed ? texts.confirmed : texts.unconfirmed}
    </Badge>
  )
}
