import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { offlineRoutes } from './offline.routes.ts'

const portal = useTestApp()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'))
  await mkdir(join(folder, 'worker'))
  await writeFile(join(folder, 'worker/service-worker.js'), 'keeps()')
  await writeFile(join(folder, 'worker/retired.js'), 'leaves()')
})

async function workerWith(offline: boolean, buildFolder = folder) {
  const app = Fastify()
  const config = { ...portal.deps.config, offline }
  const folders = { ...portal.deps.folders, webBuild: buildFolder }
  offlineRoutes(app, { ...portal.deps, config, folders })
  return app.inject('/service-worker.js')
}

describe('the service worker', () => {
  it('is asked for anew each time, may ask only this portal, and nothing else', async () => {
    const answer = await workerWith(true)
    expect(answer.body).toBe('keeps()')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    })
  })

  it('that is switched off is one that takes everything away', async () => {
    expect((await workerWith(false)).body).toBe('leaves()')
  })

  it('where nothing was built keeps nothing', async () => {
    const answer = await workerWith(true, join(folder, 'nothing'))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('fetch')
  })
})

// spec: 690
it('the portal can be installed, under the name its settings give it', async () => {
  const answer = await portal.app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({
    name: 'Guia Salinópolis',
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  })
})
