import type { Readable } from 'node:stream'

/**
 * A file that is stored, or the part of it that was asked for: `bytes` is how much `body` brings.
 * Whoever asks for it reads `body` to its end or destroys it.
 */
export type StoredFile = { body: Readable; bytes: number; type: string }

/** From one byte to another, both included; the file reaches at least that far. */
export type ByteRange = { start: number; end: number }

/** What is to be stored: small things from memory, large ones from a file on this machine. */
export type Content = Buffer | { file: string; bytes: number }

/**
 * Where files live: a folder all nodes share, or a bucket. What a key's name ends in says what its
 * file is (see storage-keys.ts).
 */
export type Storage = {
  /** Whole or not at all; storing again replaces. */
  put(key: string, content: Content): Promise<void>
  /** Null where there is none. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Removing what is not there is done already. */
  remove(key: string): Promise<void>
  /** Keys that begin with the prefix, in no particular order; `after` leaves out those up to it. */
  list(prefix: string, after?: string): AsyncIterable<string>
  close(): void
}
