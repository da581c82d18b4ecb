import { DrawResult } from '@portal/contract/club/draws/draw'
import * as contract from '@portal/contract/club/draws/draw-admin'
import { CERTIFICATE_MAX_BYTES } from '@portal/contract/club/draws/draws.texts'
import type { FastifyInstance } from 'fastify'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, TooLarge } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { takeFile } from '../../../platform/http/take-file.ts'
import { refusal } from './certificate.rules.ts'
import { confirmExtraction } from './confirm-extraction.ts'
import { createDraw } from './create-draw.ts'
import { drawMinutes } from './draw-minutes.ts'
import type { Deps } from './draws.feature.ts'
import { requireRecord } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'
import { deliverPrize, recordContact } from './follow-winner.ts'
import { freezeDraw } from './freeze-draw.ts'
import { keepCertificate } from './keep-certificate.ts'
import { openDraw } from './open-draw.ts'
import { presentAdmin, presentAdminCard } from './present-draw.ts'
import { registerDraw } from './register-draw.ts'
import { typeExtraction } from './type-extraction.ts'
import { updateDraw } from './update-draw.ts'

const { certificate: texts } = drawsTexts
const CERTIFICATE_FILE = {
  maxBytes: CERTIFICATE_MAX_BYTES,
  tooLarge: () => new TooLarge('draws.certificate-too-large', 'above the limit', texts.tooLarge),
  missing: () => refusal('missing', texts.missing),
  interrupted: () => refusal('interrupted', texts.interrupted),
}

export async function adminDrawsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function answer(id: string, actor: PersonActor) {
    const draw = await stores.draws.find(id)
    if (!draw) throw new NotFound('draw', id)
    const [files, result, winners, typed, contacts] = await Promise.all([
      stores.drawOutcomes.filesOf(id),
      stores.drawOutcomes.result(id),
      stores.drawOutcomes.winners(id),
      stores.drawOutcomes.typed(id),
      stores.drawOutcomes.contacts(id),
    ])
    const outcome = { files, result, winners, typed, contacts }
    return presentAdmin(draw, outcome, { actor, now: clock.now() })
  }

  route(app, contract.listAllDraws, async () => {
    const waiting = await stores.drawOutcomes.waitingPrizes()
    const draws = await stores.draws.listAll()
    return draws.map((draw) => presentAdminCard(draw, waiting.get(draw.id) ?? 0))
  })
  route(app, contract.createDraw, async ({ body, actor }) =>
    answer(await createDraw(actor, body, deps), actor),
  )
  route(app, contract.readAdminDraw, ({ params, actor }) => answer(params.id, actor))
  route(app, contract.updateDraw, async ({ params, body, actor }) => {
    await updateDraw(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.registerDraw, async ({ params, body, actor }) => {
    await registerDraw(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.openDraw, async ({ params, body, actor }) => {
    await openDraw(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.freezeDraw, async ({ params, body, actor }) => {
    await freezeDraw(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.typeExtraction, async ({ params, body, actor }) => {
    await typeExtraction(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.confirmExtraction, async ({ params, body, actor }) => {
    await confirmExtraction(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.recordContact, async ({ params, body, actor }) => {
    await recordContact(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })
  route(app, contract.deliverPrize, async ({ params, body, actor }) => {
    await deliverPrize(actor, { ...params, ...body }, deps)
    return answer(params.id, actor)
  })

  await takeFile(app, CERTIFICATE_FILE, (scope, receive) => {
    route(scope, contract.keepCertificate, async ({ params, query, actor }, request) => {
      const content = await receive(request)
      await keepCertificate(actor, { ...params, ...query, content }, deps)
      return answer(params.id, actor)
    })
  })
  route(app, contract.readCertificate, async ({ params: { id } }, _request, reply) => {
    const draw = await stores.draws.find(id)
    const file = draw && (await stores.drawOutcomes.readFile(id, 'certificate'))
    if (!file) throw new NotFound('draw-certificate', id)
    const name = `certificado-sorteio-${draw.number}.pdf`
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
    return file.content
  })

  /** With names and documents: who takes it is written down. */
  route(app, contract.readFullMinutes, async ({ params: { id }, actor }, _request, reply) => {
    const draw = await stores.draws.find(id)
    if (!draw) throw new NotFound('draw', id)
    const lawful = requireRecord(draw)
    const [file, list, result, people] = await Promise.all([
      stores.drawOutcomes.readFile(id, 'result'),
      stores.drawOutcomes.readFile(id, 'entries'),
      stores.drawOutcomes.result(id),
      stores.drawOutcomes.winners(id),
    ])
    if (!file || !list || !result) {
      throw new Conflict('draws.wrong-step', 'not drawn', drawsTexts.wrongStep.drawn)
    }
    const now = clock.now()
    const shown = DrawResult.parse(JSON.parse(file.content.toString()))
    const minutes = await drawMinutes(
      { draw: lawful, result: shown, list, confirmedAt: result.confirmedAt, people },
      { fontsFolder: deps.folders.fonts, madeAt: now, openCpf: deps.documentSeal.open },
    )
    await deps.work.transaction(({ audit }) =>
      audit.record(actor, now, { action: 'draw.minutes-read', subjectId: id }),
    )
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="ata-sorteio-${draw.number}.pdf"`)
    return minutes
  })
}
