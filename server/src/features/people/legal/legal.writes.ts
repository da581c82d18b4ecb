import type { LegalKind } from '@portal/contract/people/legal/legal.texts'
import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import type { Deps } from './legal.feature.ts'
import {
  LEGAL_TAG,
  type LegalDocument,
  newestOf,
  requirePublishable,
  requireSameDocument,
} from './legal.rules.ts'

/** Null throws the draft away. What is published is not touched. */
export async function saveDraft(
  actor: Actor,
  { kind, version, draft }: { kind: LegalKind; version: number; draft: LegalDocument['draft'] },
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

/** The draft becomes a version of its own, for good; those before it stay readable. */
export async function publishVersion(
  actor: Actor,
  { kind, version, effective_from }: { kind: LegalKind; version: number; effective_from: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<LegalDocument> {
  return work.transaction(async ({ legal, audit, changes }) => {
    const now = clock.now()
    const document = await legal.lock(kind)
    requireSameDocument(document, version)
    const { body, summary } = requirePublishable(document, effective_from, cityDay(now))
    const number = newestOf(document).number + 1
    const publishedBy = actor.kind === 'person' ? actor.userId : null
    await legal.publish(
      kind,
      { number, effective_from, summary, body, publishedAt: now },
      publishedBy,
    )
    await legal.saveDraft(kind, null, now)
    await audit.record(actor, now, {
      action: 'legal.published',
      details: { kind, number, effective_from },
    })
    changes.announce(LEGAL_TAG)
    return legal.read(kind)
  })
}
