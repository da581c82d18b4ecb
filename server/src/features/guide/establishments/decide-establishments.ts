import type { BulkDecision } from '@portal/contract/guide/establishments/moderation'
import { needsReason } from '@portal/contract/guide/establishments/status-rules'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { decideEstablishment } from './decide-establishment.ts'
import type { Deps } from './establishments.feature.ts'
import { establishmentsTexts } from './establishments.texts.ts'

type Input = { ids: readonly string[]; decision: BulkDecision; reason?: string | undefined }

/** Changed or gone meanwhile, or of who decides. */
const SKIPPED = [Conflict, Forbidden, NotFound]

/** Each on its own: one that has changed meanwhile does not hold up the others. */
export async function decideEstablishments(
  actor: Actor,
  { ids, decision, reason }: Input,
  deps: Pick<Deps, 'work' | 'clock'>,
): Promise<{ changed: string[]; skipped: string[] }> {
  if (!reason && needsReason(decision)) {
    throw new Invalid('establishment.reason-needed', 'without a reason', [
      { path: 'reason', message: establishmentsTexts.reasonNeeded },
    ])
  }
  const changed: string[] = []
  const skipped: string[] = []
  for (const id of new Set(ids)) {
    try {
      await decideEstablishment(actor, { id, decision, reason }, deps)
      changed.push(id)
    } catch (error) {
      if (!SKIPPED.some((kind) => error instanceof kind)) throw error
      skipped.push(id)
    }
  }
  return { changed, skipped }
}
