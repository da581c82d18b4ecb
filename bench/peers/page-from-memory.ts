import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The least a Fastify server can do with a page: send the bytes it holds. */
const body = readFileSync(process.env.BODY_FILE ?? '')
const app = Fastify()
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
