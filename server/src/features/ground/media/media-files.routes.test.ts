import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { process } from './media.jobs.ts'

const portal = useTestApp({ environment: await mediaFolders() })
let id: string
beforeAll(async () => {
  const rosa = await createPerson(portal)
  id = (await upload(portal, rosa, await jpeg({ width: 700, height: 30 }))).json.id
  await process.handle({ id }, portal.deps)
})
type Asked = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> }
const get = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  portal.app.inject({ method, url: path, headers })

describe('a file of a photo', () => {
  it.each([
    ['640.avif', 'image/avif'],
    ['640.webp', 'image/webp'],
  ])('goes to everybody and may be kept for ever: %s', async (file, type) => {
    const answer = await get(`/media/${id}/${file}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-${file}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640 })
  })

  it('is not sent again to who has it', async () => {
    const headers = { 'if-none-match': `"${id}-640.avif"` }
    const answer = await get(`/media/${id}/640.avif`, { headers })
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 304, body: '' })
  })

  it('says how large it is without being sent', async () => {
    const answer = await get(`/media/${id}/640.webp`, { method: 'HEAD' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
  })
})

describe('what has no address', () => {
  it.each([
    'the original by its name: /media/:id/:id.jpg',
    'the original from outside its folder: /media/:id/..%2f..%2foriginals%2f:id.jpg',
    'the original as a folder: /media/originals/:id.jpg',
    'the original itself: /originals/:id.jpg',
    'a width that was never made: /media/:id/1600.avif',
    'another format: /media/:id/640.png',
    'another photo: /media/00000000-0000-7000-8000-000000000000/640.avif',
    'a folder: /media/:id/',
    'nonsense: /media/%00/%00',
    'climbing: /media/..%2f..%2fetc/passwd',
  ])('is not found: %s', async (attempt) => {
    const path = attempt.slice(attempt.indexOf(': ') + 2).replaceAll(':id', id)
    const answer = await get(path)
    expect([404, 400]).toContain(answer.statusCode)
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
    expect(answer.headers['content-type']).toContain('problem+json')
  })
})
