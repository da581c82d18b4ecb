import { expect, it } from 'vitest'
import { loader } from './establishment-redirect.tsx'

// spec: 294
it.each([
  ['0197f2f0-0000-7000-8000-0000000000e1', '/guia/0197f2f0-0000-7000-8000-0000000000e1'],
  ['a/../admin', '/guia/a%2F..%2Fadmin'],
])('leads the address of a business by its id to its page, for good: %s', (id, path) => {
  const url = new URL(`http://portal.test/estabelecimento/${encodeURIComponent(id)}`)
  const request = new Request(url)
  const answer = loader({ params: { id }, request, url } as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
})
