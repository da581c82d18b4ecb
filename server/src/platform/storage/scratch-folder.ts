import { randomUUID } from 'node:crypto'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageAway } from './storage-away.ts'

const HOUR_MS = 3_600_000

/** Files this process needs for a moment. */
export type ScratchFolder = {
  /** Hands out a path nobody else has; what is there when the work ends is removed. */
  use<Result>(work: (file: string) => Promise<Result>): Promise<Result>
}

/** `atOnce` limits the disk space of the files; beyond it people are asked to come back. */
export function createScratchFolder(folder: string, { atOnce = 64 } = {}): ScratchFolder {
  let inUse = 0
  let prepared: Promise<void> | null = null
  const prepare = () => {
    prepared ??= prepareFolder(folder).catch((error: unknown) => {
      prepared = null
      throw new StorageAway('scratch folder', error)
    })
    return prepared
  }
  return {
    async use(work) {
      if (inUse >= atOnce) throw new StorageAway('scratch folder', new Error('all places taken'))
      inUse += 1
      const file = join(folder, randomUUID())
      try {
        await prepare()
        return await work(file)
      } finally {
        inUse -= 1
        await rm(file, { force: true })
      }
    },
  }
}

/** What a killed process left is removed by the next one; no work takes an hour. */
async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  const before = Date.now() - HOUR_MS
  for await (const { name } of await opendir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found?.isFile() && found.mtimeMs < before) await rm(file, { force: true })
  }
}
