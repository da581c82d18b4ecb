import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { CoverageBoard } from '~/features/coverage-admin/CoverageBoard.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.coverage.label)

export default function Coverage() {
  return <CoverageBoard />
}
