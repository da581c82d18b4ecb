import type { MediaUse } from '@portal/contract/ground/media/media-library'
import type { ThingKind } from '@portal/contract/portal/audit/things'
import { ADMIN_PAGES, type AdminPage } from './admin.screens.ts'

/** What was done to somebody or something, in the audit log. */
export const historyAddress = (subjectId: string): string =>
  `${ADMIN_PAGES.audit.path}?${new URLSearchParams({ sobre: subjectId })}`

/** The list of the guide, with what its name leaves. */
export const listingsAddress = (name: string): string =>
  `${ADMIN_PAGES.listings.path}?${new URLSearchParams({ busca: name })}`

/** Where a plan is given, with a reason and a last day. */
export const givePlanAddress = (email: string): string =>
  `${ADMIN_PAGES.money.path}/planos-dados?${new URLSearchParams({ para: email })}`

type Thing = { kind: ThingKind | MediaUse['kind']; id: string | null; name: string | null }

/** Where a thing of the audit log, or one that shows a photo, is worked on. */
export function thingAddress({ kind, id, name }: Thing): string | null {
  const page = Object.values<AdminPage>(ADMIN_PAGES).find(({ opens }) => opens?.[kind])
  if (!page) return null
  const { editor, search } = page.opens?.[kind] ?? {}
  if (editor && id) return `${page.path}?${new URLSearchParams({ [editor]: id })}`
  return search && name ? `${page.path}?${new URLSearchParams({ [search]: name })}` : page.path
}
