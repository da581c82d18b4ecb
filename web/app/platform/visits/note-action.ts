import type { VisitKind } from '@portal/contract/insight/analytics/visit-kinds'

export const VISIT_EVENT = 'portal:visit'

export type NotedAction = { kind: VisitKind; of?: string | undefined }

/** Says that somebody did something; whoever counts hears it, once their code is here. */
export const noteAction = (kind: VisitKind, of?: string) =>
  dispatchEvent(new CustomEvent<NotedAction>(VISIT_EVENT, { detail: { kind, of } }))
