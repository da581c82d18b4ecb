import { constants } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { partsOf } from '@portal/contract/shared/records'
import { createScratchFolder } from './scratch-folder.ts'
import type { Content, Storage, StoredFile } from './storage.ts'
import { StorageAway } from './storage-away.ts'
import { checkPrefix, typeOfKey } from './storage-keys.ts'

/** No key begins with a dot, so nothing that is half written can be asked for or listed. */
const UNFINISHED = '.unfinished'
const PLACE_ATTEMPTS = 50

/** Files in a folder that all nodes and the worker see. */
export function createFolderStorage(folder: string): Storage {
  const scratch = createScratchFolder(join(folder, UNFINISHED), { atOnce: Infinity })
  const pathOf = (key: string) => join(folder, ...key.split('/'))

  /** Who removes the last file of a folder takes the folder along, perhaps between our two steps. */
  async function place(unfinished: string, path: string) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await mkdir(dirname(path), { recursive: true })
        return await rename(unfinished, path)
      } catch (error) {
        if (!isMissing(error) || attempt === PLACE_ATTEMPTS) throw error
      }
    }
  }

  return {
    async put(key, content) {
      typeOfKey(key)
      const path = pathOf(key)
      await answering('put', () =>
        scratch.use(async (unfinished) => {
          await write(unfinished, content)
          await place(unfinished, path)
        }),
      )
    },

    async get(key, range): Promise<StoredFile | null> {
      const type = typeOfKey(key)
      return answering('get', async () => {
        const handle = await open(pathOf(key)).catch(unlessMissing)
        if (!handle) return null
        const bytes = range ? range.end - range.start + 1 : (await handle.stat()).size
        return { body: handle.createReadStream(range), bytes, type }
      })
    },

    async remove(key) {
      typeOfKey(key)
      await answering('remove', () => rm(pathOf(key), { force: true }))
      await rmdir(dirname(pathOf(key))).catch(() => {})
    },

    async *list(prefix, after = '') {
      checkPrefix(prefix)
      for await (const key of walk(folder, prefix)) if (key > after) yield key
    },

    close() {},
  }
}

/** On the disk before anybody is told that it is kept. */
async function write(file: string, content: Content) {
  if (Buffer.isBuffer(content)) return writeFile(file, content, { flush: true })
  await copyFile(content.file, file, constants.COPYFILE_FICLONE)
  const handle = await open(file, 'r+')
  await handle.datasync().finally(() => handle.close())
}

async function* walk(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, prefix)).catch(unlessMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* walk(folder, `${prefix}${entry.name}/`)
    else yield `${prefix}${entry.name}`
  }
}

async function answering<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StorageAway ? error : new StorageAway(operation, error)
  }
}

function isMissing(error: unknown): boolean {
  const { code } = partsOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
