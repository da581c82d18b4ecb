import type { AuditEntry, AuditThing } from '@portal/contract/audit/audit-entry'
import { actorName, deedOf } from '@portal/contract/audit/audit-sentences'
import type { ReactNode } from 'react'
import { TextLink } from '~/ui/TextLink.tsx'

/** The screen where a thing is worked on; null where there is none. */
export type ThingAddress = (thing: AuditThing) => string | null

type AuditLineProps = { entry: AuditEntry; thingAt: ThingAddress; children?: ReactNode }

/** "Ana Lima publicou a notícia “Maré”." with a way to what still exists. */
export function AuditLine({ entry, thingAt, children }: AuditLineProps) {
  const { thing } = entry
  const { before, name, after } = deedOf(entry)
  const address = thing && thing.name !== null && name ? thingAt(thing) : null
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{actorName(entry)}</span> {before}
      {address ? <TextLink to={address}>{name}</TextLink> : name}
      {after}.{children}
    </p>
  )
}
