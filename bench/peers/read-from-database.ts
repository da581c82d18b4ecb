import Fastify from 'fastify'
import pg from 'pg'

/** The same row as /api/v1/portal-settings, read and sent with nothing in between. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()
app.get('/', async () => {
  const { rows } = await pool.query('select * from portal_settings limit 1')
  return rows[0]
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
