import { AUDIT_KINDS } from '@portal/contract/portal/audit/audit-actions'
import { AUDIT_GROUPS, type AuditGroup } from '@portal/contract/portal/audit/things'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import type { AuditFilter } from './audit.queries.ts'

export const SUBJECT = 'sobre'
/** Of the person's filter: what nobody asked for. */
export const PORTAL = 'portal'

const NAMES = ['acao', 'tipo', 'grupo', 'pessoa', SUBJECT, 'de', 'ate'] as const
export type FilterName = (typeof NAMES)[number]

/** What is asked for lives in the address: it can be sent to a colleague, and the back button undoes it. */
export function useAuditFilter() {
  const [address, setAddress] = useSearchParams()
  const chosen = (name: FilterName) => address.get(name) ?? ''
  return {
    chosen,
    /** Another choice is another list; the same one again is no step to go back to. */
    choose(name: FilterName, value: string) {
      if (value !== chosen(name)) setAddress((current) => withFilter(current, name, value))
    },
    clear: () => setAddress(new URLSearchParams()),
    isFiltered: NAMES.some((name) => chosen(name) !== ''),
    filter: filterIn(chosen),
    trail: cursorTrail(address),
  }
}

function filterIn(chosen: (name: FilterName) => string): AuditFilter {
  const person = chosen('pessoa')
  const group = chosen('grupo')
  const given = (name: FilterName) => chosen(name) || undefined
  return {
    action: given('acao'),
    kind: AUDIT_KINDS.find((kind) => kind === chosen('tipo')),
    group: isGroup(group) ? group : undefined,
    actor: person === PORTAL ? undefined : person || undefined,
    actor_kind: person === PORTAL ? 'system' : undefined,
    subject: given(SUBJECT),
    from: given('de'),
    until: given('ate'),
  }
}

const isGroup = (name: string): name is AuditGroup => Object.hasOwn(AUDIT_GROUPS, name)
