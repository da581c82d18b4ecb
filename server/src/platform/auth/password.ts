import { hash, verify } from '@node-rs/argon2'

/**
 * Argon2id (the library's default kind) well above OWASP's floor of 19 MiB: about a tenth of a
 * second of one core, which is what makes a stolen table expensive to guess through.
 */
const COST = { memoryCost: 64 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)

export async function verifyPassword({
  hash: stored,
  password,
}: {
  hash: string
  password: string
}) {
  return verify(stored, password)
}
