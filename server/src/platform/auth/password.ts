import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  hash(password: string): Promise<string>
  verify(stored: { hash: string; password: string }): Promise<boolean>
}

/**
 * Argon2id, the library's default kind. The memory is what makes a stolen table expensive to guess
 * through; a stored hash carries its own cost, so raising it later locks nobody out. Three passes over
 * 64 MiB are RFC 9106's choice where memory is scarce.
 */
export function createPasswords({ memoryKib }: { memoryKib: number }): Passwords {
  const cost = { memoryCost: memoryKib, timeCost: 3, parallelism: 1 }
  return {
    hash: (password) => hash(password, cost),
    verify: ({ hash: stored, password }) => verify(stored, password),
  }
}
