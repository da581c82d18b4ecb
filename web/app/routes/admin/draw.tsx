import { useParams } from 'react-router'
import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { drawAddress } from '~/features/draws/draw-address.ts'
import { DrawScreen } from '~/features/draws-admin/DrawScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.draws.label)

export default function AdminDrawRoute() {
  return <DrawScreen id={useParams().id ?? ''} pageOf={drawAddress} />
}
