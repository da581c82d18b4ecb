import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { queueAddress } from '~/features/moderation/use-queue-address.ts'
import { PropertiesAdminScreen } from '~/features/properties-admin/PropertiesAdminScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.properties.label)

export default function AdminProperties() {
  return <PropertiesAdminScreen reportsAddress={queueAddress('relatos')} />
}
