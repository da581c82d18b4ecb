import type { Report } from '@portal/contract/reports/report'
import type { FoundReport } from './reports.store.ts'

export function presentReport(report: FoundReport): Report {
  return {
    id: report.id,
    subject_kind: report.subject_kind,
    subject_id: report.subject_id,
    establishment: report.establishment,
    review: report.review,
    reason: report.reason,
    details: report.details,
    reporter: report.reporter,
    status: report.status,
    resolution: report.resolution,
    created_at: report.created_at.toISOString(),
    resolved_at: report.resolved_at?.toISOString() ?? null,
  }
}
