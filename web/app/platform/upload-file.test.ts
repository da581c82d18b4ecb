// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { fakeUploads } from './testing/fake-uploads.ts'
import { uploadFile } from './upload-file.ts'

afterEach(() => vi.unstubAllGlobals())
const file = new File(['onda'], 'onda.jpg', { type: 'image/jpeg' })

it('sends the file as a form, says how far it is and answers with what the API says', async () => {
  const [sent, shares] = [fakeUploads(), [] as number[]]
  const answer = uploadFile('/api/v1/media', file, { onProgress: (share) => shares.push(share) })
  expect(sent[0]).toMatchObject({ call: 'POST /api/v1/media', responseType: 'json' })
  expect(sent[0]?.file?.name).toBe('onda.jpg')
  sent[0]?.progress(0.25)
  sent[0]?.progress(1)
  sent[0]?.answer(201, { id: '1', status: 'processing' })
  expect(await answer).toEqual({ id: '1', status: 'processing' })
  expect(shares).toEqual([0.25, 1])
})

it('rejects with the sentence of the API', async () => {
  const sent = fakeUploads()
  const answer = uploadFile('/api/v1/media', file)
  sent[0]?.answer(422, { code: 'media.broken', detail: 'Não conseguimos ler a foto.' })
  const failure = await answer.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'media.broken', message: 'Não conseguimos ler a foto.' })
})

it('rejects with a sentence where a proxy answers in its own words', async () => {
  const sent = fakeUploads()
  const answer = uploadFile('/api/v1/media', file)
  sent[0]?.answer(413, null)
  await expect(answer).rejects.toMatchObject({ status: 413, code: 'unexpected' })
})

it('rejects as the network does where the API is not reached', async () => {
  const sent = fakeUploads()
  const answer = uploadFile('/api/v1/media', file)
  sent[0]?.fail()
  await expect(answer).rejects.toThrow(TypeError)
})

it('stops when it is called off, also before it began', async () => {
  const sent = fakeUploads()
  const controller = new AbortController()
  const answer = uploadFile('/api/v1/media', file, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent[0]?.isAborted).toBe(true)
  const late = uploadFile('/api/v1/media', file, { signal: controller.signal })
  await expect(late).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toHaveLength(1)
})
