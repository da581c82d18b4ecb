import * as contract from '@portal/contract/club/draws/draw'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { isKnown } from '../../../platform/http/public-reads.ts'
import { inputOf, optionsOf, publicRead, route } from '../../../platform/http/route.ts'
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

/** A list may have a million lines: this many files are held, each once, however many people ask. */
const MOST_HELD = 3

type File = { content: Buffer; sha256: string }

/** What was published never changes, so one reading of it serves everybody who asks this node. */
function publishedFiles({ drawOutcomes }: Deps['stores']) {
  const held = new Map<string, Promise<File | null>>()
  return (drawId: string, kind: FileKind): Promise<File | null> => {
    const key = `${drawId} ${kind}`
    const known = held.get(key)
    const file = known ?? drawOutcomes.readFile(drawId, kind)
    // The newest is the last one; what is not there yet, or did not come, is asked for again.
    held.delete(key)
    held.set(key, file)
    const [oldest] = held.keys()
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest)
    const forget = () => void (held.get(key) === file && held.delete(key))
    if (!known) file.then((found) => found ?? forget(), forget)
    return file
  }
}

/** What was published, byte for byte. */
export function drawFilesRoutes(app: FastifyInstance, { stores }: Deps) {
  const readPublished = publishedFiles(stores)

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { content, sha256 }: File,
    { type, name, disposition }: { type: string; name: string; disposition: string },
  ) {
    const etag = `"${sha256}"`
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).send()
    return reply
      .type(type)
      .header('content-disposition', `${disposition}; filename="${name}"`)
      .send(content)
  }

  function serveFile(
    endpoint: Endpoint,
    kind: FileKind,
    type: string,
    name: string,
    disposition: 'inline' | 'attachment' = 'inline',
  ) {
    app.route({
      method: 'GET',
      url: endpoint.path,
      ...optionsOf(endpoint),
      handler: async (request, reply) => {
        const {
          params: { number },
        } = inputOf<typeof contract.readDrawRegulation>(request)
        const draw = requireAnnounced(await stores.draws.findByNumber(number), number)
        const file = await readPublished(draw.id, kind)
        if (!file) throw new NotFound('draw-file', kind)
        return send(request, reply, file, {
          ...{ type, disposition },
          name: `sorteio-${number}-${name}`,
        })
      },
    })
  }
  serveFile(contract.readDrawEntries, 'entries', 'text/csv; charset=utf-8', 'lista.csv')
  serveFile(contract.readDrawResult, 'result', 'application/json; charset=utf-8', 'resultado.json')
  serveFile(contract.readDrawMinutes, 'minutes', 'application/pdf', 'ata.pdf')
  // It came from outside: no browser opens it in a page of ours.
  serveFile(
    contract.readDrawCertificate,
    'certificate',
    'application/pdf',
    'certificado.pdf',
    'attachment',
  )

  app.route({
    method: 'GET',
    url: contract.readDrawRegulation.path,
    ...optionsOf(contract.readDrawRegulation),
    handler: async (request, reply) => {
      const {
        params: { number },
      } = inputOf<typeof contract.readDrawRegulation>(request)
      const { record } = requireAnnounced(await stores.draws.findByNumber(number), number)
      const content = Buffer.from(record.regulation)
      const type = 'text/plain; charset=utf-8'
      const name = `sorteio-${number}-regulamento.txt`
      const file = { content, sha256: record.regulation_sha256 }
      return send(request, reply, file, { type, name, disposition: 'inline' })
    },
  })
}
