import { endpoints } from '@portal/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseLink } from '../test/database-link.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { startNode, stopNode } from '../test/test-app.ts'
import { createTestDatabase } from '../test/test-database.ts'

const operations = Object.values(endpoints)

let node: Awaited<ReturnType<typeof startNode>>
let link: Awaited<ReturnType<typeof openDatabaseLink>>
let superadmin: TestPerson
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  link = await openDatabaseLink(database.directUrls.app)
  node = await startNode(link.url, { environment: { REQUESTS_PER_MINUTE: '100000' } })
  superadmin = await createPerson(node, { role: 'superadmin' })
  await link.cut()
})
afterAll(async () => {
  await stopNode(node)
  await link.close()
  await drop()
})

function call({ method, path }: (typeof operations)[number], cookie?: string) {
  return node.app.inject({
    method,
    url: path.replace(/(?<=\/):\w+/g, 'x').replace('::', ':'),
    headers: {
      origin: 'http://portal.test',
      ...(cookie ? { cookie } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: '{}' }),
  })
}

const BUSY = {
  status: 503,
  code: 'database.away',
  detail: 'Não conseguimos atender agora. Tente novamente em alguns segundos.',
}

describe('while PostgreSQL is away', () => {
  const asksWho = operations.filter(({ access }) => !['anyone', 'link', 'pos'].includes(access))

  it.each(asksWho)('$method $path tells who is signed in to come back', async (operation) => {
    const answer = await call(operation, superadmin.cookie)
    expect(answer.json()).toMatchObject(BUSY)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('no call of a visitor is answered as a fault of ours', async () => {
    const answers = await Promise.all(
      operations.map(async (operation) => {
        const { statusCode } = await call(operation)
        return [`${operation.method} ${operation.path}`, statusCode] as const
      }),
    )
    expect(answers.filter(([, status]) => status === 500)).toEqual([])
  })
})
