import crypto, { type BinaryLike, type CipherKey } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { createScratchFolder } from './scratch-folder.ts'
import type { Storage } from './storage.ts'
import { StorageAway } from './storage-away.ts'

const STAYING = Buffer.from('fica')

type Started = { storage: Storage; stop(): Promise<void> }

async function startFolder(): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-storage-'))
  return {
    storage: createFolderStorage(folder),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

async function startS3(): Promise<Started> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'fotos' }],
  })
  const { port } = await server.run()
  const storage = createS3Storage(
    {
      bucket: 'fotos',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    },
    // Small, so that a list is read in several pages.
    { pageSize: 2 },
  )
  return {
    storage,
    async stop() {
      storage.close()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const { createCipheriv } = crypto

/** The stand-in seals the place of a page with a cipher Node no longer knows; we do not open it. */
function allowOldCipher() {
  const seal = (name: string, key: CipherKey, iv: BinaryLike | null) =>
    name === 'des'
      ? createCipheriv('aes-128-ecb', Buffer.alloc(16), null)
      : createCipheriv(name, key, iv)
  vi.spyOn(crypto, 'createCipheriv').mockImplementation(seal as typeof createCipheriv)
}

describe.each([
  ['a folder', startFolder],
  ['a bucket', startS3],
])('%s', (_, start) => {
  let started: Started
  let storage: Storage
  beforeAll(async () => {
    started = await start()
    storage = started.storage
  })
  afterAll(() => started.stop())

  const read = async (key: string) => {
    const found = await storage.get(key)
    return found ? { ...found, body: String(await buffer(found.body)) } : null
  }
  const listed = async (prefix: string, after?: string) => {
    allowOldCipher()
    const keys: string[] = []
    for await (const key of storage.list(prefix, after)) keys.push(key)
    return keys.sort()
  }

  it('brings the part of a file that is asked for', async () => {
    await storage.put('audio/voz.mp3', Buffer.from('0123456789'))
    const part = await storage.get('audio/voz.mp3', { start: 2, end: 5 })
    expect(part).toMatchObject({ bytes: 4, type: 'audio/mpeg' })
    expect(String(part && (await buffer(part.body)))).toBe('2345')
    await storage.remove('audio/voz.mp3')
    expect(await storage.get('audio/voz.mp3', { start: 0, end: 1 })).toBeNull()
  })

  it('gives back what it was given, with its size and type', async () => {
    await storage.put('media/um/320.avif', Buffer.from('onda'))
    expect(await read('media/um/320.avif')).toEqual({ body: 'onda', bytes: 4, type: 'image/avif' })
  })

  it('takes a file of this machine and leaves it there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-source-'))
    const file = join(folder, 'foto')
    const content = 'areia'.repeat(100_000)
    await writeFile(file, content)
    await storage.put('originals/um.jpg', { file, bytes: content.length })
    expect(await read('originals/um.jpg')).toEqual({
      body: content,
      bytes: content.length,
      type: 'image/jpeg',
    })
    expect(await readFile(file, 'utf8')).toBe(content)
    await rm(folder, { recursive: true })
  })

  it('replaces what was there', async () => {
    await storage.put('media/dois/640.webp', Buffer.from('maré baixa'))
    await storage.put('media/dois/640.webp', Buffer.from('maré alta'))
    expect(await read('media/dois/640.webp')).toMatchObject({ body: 'maré alta', bytes: 10 })
  })

  it('knows nothing of what was never stored or was removed, and removes twice', async () => {
    expect(await storage.get('media/nada/320.avif')).toBeNull()
    await storage.put('media/pasta.avif', Buffer.from('x'))
    expect(await storage.get('media/pasta/320.avif')).toBeNull()
    await storage.put('media/tres/320.avif', Buffer.from('x'))
    await storage.remove('media/tres/320.avif')
    await storage.remove('media/tres/320.avif')
    expect(await storage.get('media/tres/320.avif')).toBeNull()
  })

  it('lists by prefix, page after page, and after a key', async () => {
    const keys = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => `lista/${name}/320.webp`)
    for (const key of keys) await storage.put(key, Buffer.from('x'))
    expect(await listed('lista/')).toEqual(keys)
    expect(await listed('lista/a3/')).toEqual(['lista/a3/320.webp'])
    expect(await listed('lista/', 'lista/a3/320.webp')).toEqual(keys.slice(3))
    expect(await listed('lista/', 'lista/a3')).toEqual(keys.slice(2))
    expect(await listed('vazia/')).toEqual([])
  })

  it('holds together when many store, replace and remove at once', async () => {
    const places = Array.from({ length: 20 }, (_, n) => `muitos/f${n % 4}/${n + 1}.avif`)
    // The stand-in takes an emptied folder away under whoever is writing into it; ours must not.
    if (start === startS3) {
      for (const key of places.slice(0, 4)) await storage.put(`${dirname(key)}/fica.avif`, STAYING)
    }
    await Promise.all(
      places.map(async (key) => {
        await storage.put(key, Buffer.from('primeira'))
        await storage.remove(key)
        await storage.put(key, Buffer.from('segunda'))
      }),
    )
    for (const key of places) expect(await read(key)).toMatchObject({ body: 'segunda' })
  })

  it.each([
    '',
    '/etc/passwd',
    '../fora.avif',
    'media/../../fora.avif',
    'media/./x.avif',
    'media//x.avif',
    'media/.oculto.avif',
    'media/x.avif/',
    'media\\x.avif',
    'media/x.svg',
    'media/x.html',
    'media/x',
    'media/X.avif',
    'media/x\u0000.avif',
    'media/%2e%2e/x.avif',
    `media/${'a'.repeat(300)}.avif`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
    await expect(storage.remove(key)).rejects.toThrow('not a storage key')
  })

  it.each(['', '/', '../', 'media', 'media/../', '.unfinished/'])(
    'refuses to list %j',
    async (prefix) => {
      await expect(listed(prefix)).rejects.toThrow('not a storage prefix')
    },
  )
})

describe('a storage that is away', () => {
  it('says so: a folder that cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-storage-'))
    await writeFile(join(folder, 'arquivo'), '')
    const storage = createFolderStorage(join(folder, 'arquivo'))
    const failure = await storage.put('media/um.avif', Buffer.from('x')).catch((error) => error)
    expect(failure).toBeInstanceOf(StorageAway)
    expect(failure.statusCode).toBe(503)
    await rm(folder, { recursive: true })
  })

  it('says so: a bucket nobody answers for', async () => {
    const storage = createS3Storage({
      bucket: 'fotos',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
      forcePathStyle: true,
    })
    await expect(storage.put('media/um.avif', Buffer.from('x'))).rejects.toThrow(StorageAway)
    await expect(storage.get('media/um.avif')).rejects.toThrow(StorageAway)
    storage.close()
  })
})

describe('the scratch folder', () => {
  it('removes what was left in it, also after a failure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-scratch-'))
    const scratch = createScratchFolder(folder)
    await scratch.use((file) => writeFile(file, 'x'))
    await expect(
      scratch.use(async (file) => {
        await writeFile(file, 'x')
        throw new Error('falhou')
      }),
    ).rejects.toThrow('falhou')
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  it('asks people to come back when all its places are taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-scratch-'))
    const scratch = createScratchFolder(folder, { atOnce: 1 })
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const busy = scratch.use(() => done)
    await expect(scratch.use(async () => {})).rejects.toThrow(StorageAway)
    finish()
    await busy
    await scratch.use(async () => {})
    await rm(folder, { recursive: true })
  })

  it('clears what a killed process left there an hour ago', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-scratch-'))
    const hoursAgo = Date.now() / 1000 - 7200
    await writeFile(join(folder, 'velho'), 'x')
    await utimes(join(folder, 'velho'), hoursAgo, hoursAgo)
    await writeFile(join(folder, 'novo'), 'x')
    await createScratchFolder(folder).use(async () => {})
    expect(await readdir(folder)).toEqual(['novo'])
    await rm(folder, { recursive: true })
  })
})
