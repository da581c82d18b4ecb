import { queueAddress } from '~/features/portal/moderation/use-queue-address.ts'
import { PropertiesAdminScreen } from '~/features/properties/properties-admin/PropertiesAdminScreen.tsx'

export default function AdminProperties() {
  return <PropertiesAdminScreen reportsAddress={queueAddress('relatos')} />
}
