import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SUBJECT } from '~/features/audit/AuditScreen.tsx'
import { ListingsScreen } from '~/features/listings-admin/ListingsScreen.tsx'
import { ListingDetails } from '~/features/moderation/ListingDetails.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.listings.label)

const WAYS = {
  historyOf: (id: string) => `/admin/auditoria?${SUBJECT}=${id}`,
  ownerAt: (email: string) => `/admin/pessoas?${new URLSearchParams({ busca: email })}`,
  queueAt: (id: string) => `/admin/moderacao?${new URLSearchParams({ item: id })}`,
  whole: (id: string) => <ListingDetails id={id} />,
}

export default function Listings() {
  return <ListingsScreen ways={WAYS} />
}
