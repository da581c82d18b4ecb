import type { ReactNode } from 'react'

/** The window in which a review is reported comes from another feature. */
export type ReportPart = (part: {
  /** None while it is closed; `name` is the writer's. */
  subject: { kind: 'review'; id: string; name: string } | null
  lead: string
  onClose: () => void
}) => ReactNode
