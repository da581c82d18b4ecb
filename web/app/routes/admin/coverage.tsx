import { adminTexts } from '~/features/admin/admin.texts.ts'
import { CoverageBoard } from '~/features/coverage-admin/CoverageBoard.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.coverage.label)

export default function Coverage() {
  return <CoverageBoard />
}
