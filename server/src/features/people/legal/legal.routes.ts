import * as contract from '@portal/contract/people/legal/legal'
import * as editor from '@portal/contract/people/legal/legal-editor'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import type { Deps } from './legal.feature.ts'
import { inForce, LEGAL_TAG, type LegalDocument, nextBeginning } from './legal.rules.ts'
import { publishVersion, saveDraft } from './legal.writes.ts'
import { presentEdited, presentVersion } from './present-legal.ts'

/** Long: a publication drops it at once, and it ends by itself when a version begins to count. */
const TTL_SECONDS = 3600

export function legalRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, reads, clock } = deps
  const today = () => cityDay(clock.now())
  const edited = (document: LegalDocument) => presentEdited(document, today())
  const kept = {
    tags: [LEGAL_TAG],
    ttlSeconds: TTL_SECONDS,
    until: async ({ kind }: { kind: LegalDocument['kind'] }) =>
      nextBeginning(await stores.legal.read(kind), clock.now()),
  }

  publicRead(app, reads, contract.readLegalDocument, kept, async ({ params: { kind } }) => {
    const document = await stores.legal.read(kind)
    return presentVersion(document, inForce(document, today()), today())
  })
  publicRead(app, reads, contract.readLegalVersion, kept, async ({ params: { kind, number } }) => {
    const document = await stores.legal.read(kind)
    const version = document.versions.find((one) => one.number === number)
    if (!version) throw new NotFound('legal-version', `${kind} ${number}`)
    return presentVersion(document, version, today())
  })

  route(app, editor.readEditedLegalDocument, async ({ params: { kind } }) =>
    edited(await stores.legal.read(kind)),
  )
  route(app, editor.saveLegalDraft, async ({ params: { kind }, body, actor }) => {
    const { version, ...draft } = body
    return edited(await saveDraft(actor, { kind, version, draft }, deps))
  })
  route(app, editor.discardLegalDraft, async ({ params: { kind }, body: { version }, actor }) =>
    edited(await saveDraft(actor, { kind, version, draft: null }, deps)),
  )
  route(app, editor.publishLegalVersion, async ({ params, body, actor }) =>
    edited(await publishVersion(actor, { ...params, ...body }, deps)),
  )

  async function notices(userId: string) {
    const untold = await stores.legal.untold(userId)
    return untold.map((one) => ({ ...one, is_in_force: one.effective_from <= today() }))
  }
  route(app, contract.listLegalNotices, ({ actor }) => notices(actor.userId))
  route(app, contract.acknowledgeLegalNotice, async ({ body, actor: { userId } }) => {
    const { kind, number } = body
    await deps.work.transaction(({ legal }) => legal.acknowledge(userId, kind, number, clock.now()))
    return notices(userId)
  })
}
