import type { LegalKind } from '@portal/contract/legal/legal.texts'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from './legal.feature.ts'
import { type LegalDocument, requireSameDocument } from './legal.rules.ts'

type Input = { kind: LegalKind; version: number; draft: LegalDocument['draft'] }

/** Null throws the draft away. What is published is not touched. */
export async function saveDraft(
  actor: Actor,
  { kind, version, draft }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<LegalDocument> {
  return work.transaction(async ({ legal, audit }) => {
    const now = clock.now()
    requireSameDocument(await legal.lock(kind), version)
    await legal.saveDraft(kind, draft, now)
    await audit.record(actor, now, {
      action: draft ? 'legal.draft-saved' : 'legal.draft-discarded',
      details: { kind },
    })
    return legal.read(kind)
  })
}
