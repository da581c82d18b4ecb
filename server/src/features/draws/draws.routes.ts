import * as contract from '@portal/contract/draws/draw'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { optionsOf, publicRead, route } from '../../platform/http/route.ts'
import type { FileKind } from './draw-outcomes.store.ts'
import type { Deps } from './draws.feature.ts'
import { DRAWS_TAG, type Draw, isAnnounced, requireAnnounced } from './draws.rules.ts'
import { enterDraw } from './enter-draw.ts'
import { presentCard, presentDraw, presentMine } from './present-draw.ts'

/** How far the count of numbers may lag; every step of a draw shows at once. */
const TTL_SECONDS = 60

export function drawsRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock } = deps
  const kept = { tags: [DRAWS_TAG], ttlSeconds: TTL_SECONDS }

  publicRead(app, reads, contract.listDraws, kept, async () => {
    const draws = (await stores.draws.listAnnounced()).filter(isAnnounced)
    return Promise.all(
      draws.map(async (draw) => {
        const [first] = draw.status === 'drawn' ? await stores.drawOutcomes.winners(draw.id) : []
        return presentCard(draw, first?.prize === 1 ? first.number : null)
      }),
    )
  })

  publicRead(app, reads, contract.readDraw, kept, async ({ params: { number } }) => {
    const draw = requireAnnounced(await stores.draws.findByNumber(number), number)
    const [files, result, winners] = await Promise.all([
      stores.drawOutcomes.filesOf(draw.id),
      stores.drawOutcomes.result(draw.id),
      stores.drawOutcomes.winners(draw.id),
    ])
    return presentDraw(draw, { files, result, winners })
  })

  async function mine(draws: readonly Draw[], userId: string) {
    const entries = await stores.drawEntries.listOf(userId)
    const now = clock.now()
    return Promise.all(
      draws.filter(isAnnounced).map(async (draw) => {
        const isDrawn = draw.status === 'drawn'
        const winners = isDrawn ? await stores.drawOutcomes.winners(draw.id) : []
        return presentMine(draw, { entries, winners, now })
      }),
    )
  }

  route(app, contract.listMyDraws, async ({ actor }) => {
    const all = await mine(await stores.draws.listAnnounced(), actor.userId)
    return all.filter(({ code, draw }) => code !== null || draw.status === 'open')
  })
  route(app, contract.enterDraw, async ({ params: { number }, body, actor }) => {
    await deps.sensitiveCalls.spend('draw-entry', actor.userId)
    await enterDraw(actor, { ...body, number }, deps)
    const [own] = await mine(
      [requireAnnounced(await stores.draws.findByNumber(number), number)],
      actor.userId,
    )
    if (!own) throw new NotFound('draw', String(number))
    return own
  })
}

/** What was published, byte for byte. */
export function drawFilesRoutes(app: FastifyInstance, { stores }: Deps) {
  function send(reply: FastifyReply, content: Buffer, sha256: string, type: string, name: string) {
    return reply
      .type(type)
      .header('cache-control', 'public, no-cache')
      .header('etag', `"${sha256}"`)
      .header('content-disposition', `inline; filename="${name}"`)
      .send(content)
  }

  function serveFile(endpoint: Endpoint, kind: FileKind, type: string, name: string) {
    app.route({
      method: 'GET',
      url: endpoint.path,
      ...optionsOf(endpoint),
      handler: async (request, reply) => {
        const { number } = request.params as { number: number }
        const draw = requireAnnounced(await stores.draws.findByNumber(number), number)
        const file = await stores.drawOutcomes.readFile(draw.id, kind)
        if (!file) throw new NotFound('draw-file', kind)
        return send(reply, file.content, file.sha256, type, `sorteio-${number}-${name}`)
      },
    })
  }
  serveFile(contract.readDrawEntries, 'entries', 'text/csv; charset=utf-8', 'lista.csv')
  serveFile(contract.readDrawResult, 'result', 'application/json; charset=utf-8', 'resultado.json')
  serveFile(contract.readDrawMinutes, 'minutes', 'application/pdf', 'ata.pdf')

  app.route({
    method: 'GET',
    url: contract.readDrawRegulation.path,
    ...optionsOf(contract.readDrawRegulation),
    handler: async (request, reply) => {
      const { number } = request.params as { number: number }
      const { record } = requireAnnounced(await stores.draws.findByNumber(number), number)
      const content = Buffer.from(record.regulation)
      const type = 'text/plain; charset=utf-8'
      const name = `sorteio-${number}-regulamento.txt`
      return send(reply, content, record.regulation_sha256, type, name)
    },
  })
}
