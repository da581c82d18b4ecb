import type { ClaimProof } from '@portal/contract/guide/claims/claim'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { HIDE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Verdict } from '../../../platform/whatsapp/one-time-codes.ts'
import { judgeTry, refusalOf } from './claim-codes.rules.ts'
import type { Deps } from './claims.feature.ts'
import {
  alreadyOpen,
  documentShown,
  phoneOf,
  requireMayClaim,
  requireOwnDocument,
} from './claims.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config' | 'sensitiveCalls'>
type Input = { establishmentId: string; cnpj: string; message: string; proof: ClaimProof }
type Outcome = { verdict: Exclude<Verdict, { kind: 'right' }> } | { id: string }

/** A wrong try must be counted, so the refusal is thrown only after the transaction kept it. */
export async function claimEstablishment(
  person: Person,
  input: Input,
  deps: Needs,
): Promise<string> {
  await deps.sensitiveCalls.spend('claim', person.userId)
  const now = deps.clock.now()
  const outcome = await tryToClaim(person, input, now, deps)
  if ('verdict' in outcome) throw refusalOf(outcome.verdict, now)
  return outcome.id
}

async function tryToClaim(
  person: Person,
  { establishmentId, cnpj, message, proof }: Input,
  now: Date,
  { work, config }: Needs,
): Promise<Outcome> {
  const { userId } = person
  return work.transaction(async (stores) => {
    const { establishments, claims, claimCodes, media, jobs, audit, changes } = stores
    const held = await establishments.lock(establishmentId, userId)
    if (held?.listing.status !== 'published') throw new NotFound('establishment', establishmentId)
    requireMayClaim(held.listing, person)
    if (await claims.hasOpen(establishmentId, userId)) throw alreadyOpen()

    if (proof.kind === 'phone') {
      const tried = await claimCodes.takeTry(establishmentId, userId, now)
      const known = tried ?? (await claimCodes.read(establishmentId, userId))
      const phone = phoneOf(held.listing.fields)
      const typed = { code: proof.code, phone, secret: config.auth.secret, now }
      const verdict = judgeTry(tried, known, typed)
      if (verdict.kind !== 'right') return { verdict }
      await claimCodes.remove(establishmentId, userId)
    } else {
      const document = await claims.lockDocument(proof.media_id)
      requireOwnDocument(document, userId)
      // Sent as an ordinary photo: from now on it is nobody's but the administrators'.
      if (!document.isPrivate) {
        if (!(await media.makePrivate(proof.media_id))) throw documentShown()
        await jobs.add(HIDE_FILES_JOB, { id: proof.media_id })
      }
    }

    const phoneProvedAt = proof.kind === 'phone' ? now : null
    const documentId = proof.kind === 'document' ? proof.media_id : null
    const id = await claims.add(
      { establishmentId, userId, cnpj, message, phoneProvedAt, documentId },
      now,
    )
    if (!id) throw alreadyOpen()
    await audit.record(person, now, {
      action: 'claim.made',
      subjectId: id,
      details: { establishment_id: establishmentId, proof: proof.kind },
    })
    changes.announce(Tag.waiting)
    return { id }
  })
}
