import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Deps } from './analytics.feature.ts'
import { answersIn } from './page-log.rules.ts'
import type { LogPosition } from './page-log.store.ts'

/** Read in one transaction; more waits for the next time. */
const CHUNK_BYTES = 4 * 1024 * 1024
const NEWLINE = 10

/**
 * Counts the lines that nginx has written since the last time; answers whether more are left. The position
 * is kept with what was counted, so that a line counts once, whatever is killed in between.
 */
export async function readPageLog(
  path: string,
  { work }: Pick<Deps, 'work'>,
): Promise<{ isMore: boolean }> {
  return work.transaction(async ({ pageLog, visits }) => {
    const kept = await pageLog.lock(path)
    const current = await fileOf(path)
    if (!current) return { isMore: false }
    // A log that was moved away is read to its end before the new one is begun.
    const isMoved = kept !== null && kept.file !== current.file
    const old = isMoved ? await movedTo(path, kept.file) : null
    const isCut = kept !== null && !isMoved && kept.position > current.size
    const from = old ? kept?.position : isMoved || isCut ? 0 : kept?.position
    const { lines, position } = await linesFrom(old ?? path, from ?? 0)
    if (old && lines.length === 0) {
      await pageLog.keep(path, { file: current.file, position: 0 })
      return { isMore: true }
    }
    const file = old && kept ? kept.file : current.file
    await visits.addAnswers(answersIn(lines))
    await pageLog.keep(path, { file, position } satisfies LogPosition)
    return { isMore: lines.length > 0 }
  })
}

async function fileOf(path: string): Promise<{ file: number; size: number } | null> {
  const found = await stat(path).catch(() => null)
  return found && { file: found.ino, size: found.size }
}

/** Where a file that was the log is now: beside it, under another name. */
async function movedTo(path: string, file: number): Promise<string | null> {
  const folder = dirname(path)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(basename(path)))) {
    const other = join(folder, name)
    if ((await fileOf(other))?.file === file) return other
  }
  return null
}

/** Whole lines only: what nginx is about to finish is read the next time. */
async function linesFrom(path: string, from: number) {
  const log: FileHandle = await open(path, 'r')
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    const { bytesRead } = await log.read(chunk, 0, CHUNK_BYTES, from)
    const end = chunk.subarray(0, bytesRead).lastIndexOf(NEWLINE) + 1
    const text = chunk.toString('utf8', 0, end)
    return { lines: text.split('\n').slice(0, -1), position: from + end }
  } finally {
    await log.close()
  }
}
