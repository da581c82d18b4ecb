import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { CreateHome } from '../tree/home-data.ts'

/** The home rendered anew for each request by React alone. */
const bundle = new URL('../tree/dist/home-tree.js', import.meta.url).href
const { createHome } = (await import(bundle)) as { createHome: CreateHome }
const render = await createHome(JSON.parse(readFileSync(process.env.DATA_FILE ?? '', 'utf8')))

const app = Fastify()
app.get('/', (_request, reply) => {
  reply.hijack()
  reply.raw.setHeader('content-type', 'text/html; charset=utf-8')
  render(reply.raw)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
