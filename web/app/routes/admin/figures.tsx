import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { JulyReport } from '~/features/city-numbers-admin/JulyReport.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.figures.label)

export default function Figures() {
  return <JulyReport />
}
