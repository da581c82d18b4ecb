import type { LegalKind } from '@portal/contract/legal/legal.texts'
import type { Actor } from '../../platform/actor.ts'
import { cityDay } from '../../platform/city-time.ts'
import type { Deps } from './legal.feature.ts'
import {
  LEGAL_TAG,
  type LegalDocument,
  newestOf,
  requirePublishable,
  requireSameDocument,
} from './legal.rules.ts'

type Input = { kind: LegalKind; version: number; effective_from: string }

/** The draft becomes a version of its own, for good; those before it stay readable. */
export async function publishVersion(
  actor: Actor,
  { kind, version, effective_from }: Input,
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
