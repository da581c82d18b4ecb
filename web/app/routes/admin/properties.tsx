import { queueAddress } from '~/features/moderation/use-queue-address.ts'
import { PropertiesAdminScreen } from '~/features/properties-admin/PropertiesAdminScreen.tsx'

export default function AdminProperties() {
  return <PropertiesAdminScreen reportsAddress={queueAddress('relatos')} />
}
