import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { AuditScreen } from '~/features/audit/AuditScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { thingAddress } from './thing-address.ts'

export const meta = adminMetadata(ADMIN_PAGES.audit.label)

export default function Audit() {
  return <AuditScreen thingAt={thingAddress} />
}
