import { useParams } from 'react-router'
import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { FaultScreen } from '~/features/faults-admin/FaultScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.faults.label)

export default function Fault() {
  return <FaultScreen id={useParams().id ?? ''} />
}
