import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { drawPng } from '../draw-png.ts'
import { pageHeaders } from '../page/page-headers.ts'
import { portOf } from '../port-of.ts'
import { type Agency, FEED_FAULTS } from './agency.ts'
import { agenciesPage } from './agency-pages.ts'
import { FORMATS, type Format, type StockItem, sampleItem, writeFeed } from './stock.ts'

export type NewAgency = { format?: Format; count?: number; items?: StockItem[] }
export type RunningAgencies = {
  url: string
  port: number
  add(wanted?: NewAgency): Agency
  feedUrl(agency: Agency): string
  crmUrl(agency: Agency): string
  stop(): Promise<void>
}

const HEADERS = pageHeaders({ 'form-action': "'self'" })
type OfAgency = { Params: { id: string } }

/** The sites of real estate agencies: a file of their stock, its photos, and a CRM that takes contacts. */
export async function startAgencies({ port }: { port: number }): Promise<RunningAgencies> {
  const agencies = new Map<string, Agency>()
  const app = Fastify({ forceCloseConnections: true })
  let url = ''
  function add(
    { format = 'vrsync', count = 6, items }: NewAgency = {},
    id = randomUUID() as string,
  ) {
    const agency: Agency = {
      id,
      format,
      items: items ?? Array.from({ length: count }, (_, index) => sampleItem(index)),
      fault: null,
      login: { user: 'portal', password: randomUUID() },
      crmAnswers: [],
      leads: [],
      reads: [],
      pushes: [],
    }
    agencies.set(agency.id, agency)
    return agency
  }
  const find = (id: string) => {
    const agency = agencies.get(id)
    if (agency) return agency
    throw Object.assign(new Error('no such agency'), { statusCode: 404 })
  }
  const feedUrl = ({ id }: Agency) => `${url}/feeds/${id}/imoveis.xml`
  const crmUrl = ({ id }: Agency) => `${url}/crm/${id}/leads`
  const tell = (agency: Agency) => ({ ...agency, feedUrl: feedUrl(agency), crmUrl: crmUrl(agency) })

  // Of the demonstration, whose seed knows its address.
  add({}, 'dunas-imoveis')
  serveOutside(app, find, () => url)
  app.post<{ Body: NewAgency }>('/control/agencies', async ({ body }) => tell(add(body ?? {})))
  app.get<OfAgency>('/control/agencies/:id', async ({ params }) => tell(find(params.id)))
  app.post<OfAgency & { Body: Partial<Agency> & { keep?: number } }>(
    '/control/agencies/:id/behave',
    async ({ params, body: { keep, ...body } }) => {
      const agency = Object.assign(find(params.id), body)
      if (keep !== undefined) agency.items = agency.items.slice(0, keep)
      return tell(agency)
    },
  )
  serveByHand(app, { agencies, add, feedUrl, crmUrl })
  await app.listen({ host: '127.0.0.1', port })
  const listening = portOf(app.server)
  url = `http://127.0.0.1:${listening}`
  return { url, port: listening, add, feedUrl, crmUrl, stop: async () => app.close() }
}

/** What the portal calls. */
function serveOutside(app: FastifyInstance, find: (id: string) => Agency, own: () => string) {
  app.get<OfAgency>('/feeds/:id/imoveis.xml', async ({ params, headers }, reply) => {
    const agency = find(params.id)
    const answer = (status: number, body = '', type = 'application/xml') => {
      agency.reads.push(status)
      return reply.code(status).type(type).send(body)
    }
    if (agency.fault) return spoil(agency, answer, reply)
    const xml = writeFeed(agency.format, agency.items, `${own()}/photos`)
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 20)}"`
    reply.header('etag', etag)
    return headers['if-none-match'] === etag ? answer(304) : answer(200, xml)
  })
  app.get<{ Params: { name: string } }>('/photos/:name', async ({ params }, reply) => {
    const number = Number.parseInt(params.name, 10)
    return reply.type('image/png').send(drawPng(Number.isNaN(number) ? 0 : number))
  })
  app.post<OfAgency & { Body: Record<string, unknown> }>(
    '/crm/:id/leads',
    async ({ params, headers, body }, reply) => {
      const agency = find(params.id)
      const { user, password } = agency.login
      const right = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
      const status = headers.authorization === right ? (agency.crmAnswers.shift() ?? 201) : 401
      agency.pushes.push(status)
      const isNew = agency.leads.every(({ originLeadId }) => originLeadId !== body.originLeadId)
      if (status < 300 && isNew) agency.leads.push(body)
      return reply.code(status).send()
    },
  )
}

type Answer = (status: number, body?: string, type?: string) => FastifyReply

async function spoil(agency: Agency, answer: Answer, reply: FastifyReply) {
  const xml = writeFeed(agency.format, agency.items, 'http://127.0.0.1/photos')
  switch (agency.fault) {
    case 'html':
      return answer(200, '<!doctype html><html><body>Entre na sua conta</body></html>', 'text/html')
    case 'empty':
      return answer(200, writeFeed(agency.format, [], ''))
    case 'cut':
      return answer(200, xml.slice(0, Math.floor(xml.length / 2)))
    case 'entities':
      return answer(
        200,
        `<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${xml.slice(xml.indexOf('?>') + 2)}`,
      )
    case '500':
      return answer(500)
    case 'forbidden':
      return answer(403)
    default:
      await wait(60_000, undefined, { ref: false })
      return reply.code(504).send()
  }
}

type ByHand = Pick<RunningAgencies, 'add' | 'feedUrl' | 'crmUrl'> & {
  agencies: Map<string, Agency>
}

function serveByHand(app: FastifyInstance, { agencies, add, feedUrl, crmUrl }: ByHand) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/', async (_request, reply) => {
    const shown = [...agencies.values()].map((agency) => ({
      ...{ agency, feedUrl: feedUrl(agency), crmUrl: crmUrl(agency) },
    }))
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(agenciesPage(shown).source)
  })
  app.post<{ Body: { format?: string } }>('/agencies', async ({ body }, reply) => {
    const format = FORMATS.find((one) => one === body.format) ?? 'vrsync'
    add({ format })
    return reply.redirect('/', 303)
  })
  app.post<OfAgency & { Body: { fault?: string } }>(
    '/agencies/:id',
    async ({ params, body }, reply) => {
      const agency = agencies.get(params.id)
      if (agency) agency.fault = FEED_FAULTS.find((one) => one === body.fault) ?? null
      return reply.redirect('/', 303)
    },
  )
}
