import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type IsGone, WorkGate } from '../limits/work-gate.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  verify(stored: { hash: string; password: string }): Promise<boolean>
}

/**
 * Hashes run in the pool of four threads that files, photos and compression need too, and each takes a
 * processor for a tenth of a second: two at a time, and never all processors.
 */
const GATE = {
  slots: Math.max(1, Math.min(2, availableParallelism() - 1)),
  line: 32,
  waitMs: 3_000,
}

/** For whom a password is hashed: the library in between does not hand it on. */
export const passwordVisitor = new AsyncLocalStorage<{ key: string; isGone: IsGone }>()

/**
 * Argon2id, the library's default kind. The memory is what makes a stolen table expensive to guess
 * through; a stored hash carries its own cost, so raising it later locks nobody out. Three passes over
 * 64 MiB are RFC 9106's choice where memory is scarce.
 */
export function createPasswords({ memoryKib }: { memoryKib: number }): Passwords {
  const cost = { memoryCost: memoryKib, timeCost: 3, parallelism: 1 }
  const gate = new WorkGate(GATE)
  function throughGate<Result>(work: () => Promise<Result>) {
    const visitor = passwordVisitor.getStore()
    return gate.run(visitor?.key ?? 'ourselves', work, visitor?.isGone)
  }
  return {
    hash: (password) => throughGate(() => hash(password, cost)),
    verify: ({ hash: stored, password }) => throughGate(() => verify(stored, password)),
  }
}
