import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { actorName, deedOf } from '@portal/contract/portal/audit/audit-sentences'
import type { ReactNode } from 'react'
import { thingAddress } from '~/screens/admin-address.ts'
import { TextLink } from '~/ui/TextLink.tsx'

type AuditLineProps = { entry: AuditEntry; children?: ReactNode }

/** "Ana Lima publicou a notícia “Maré”." with a way to what still exists. */
export function AuditLine({ entry, children }: AuditLineProps) {
  const { thing } = entry
  const { before, name, after } = deedOf(entry)
  const address = thing && thing.name !== null && name ? thingAddress(thing) : null
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{actorName(entry)}</span> {before}
      {address ? <TextLink to={address}>{name}</TextLink> : name}
      {after}.{children}
    </p>
  )
}
