import { describe, expect, it } from 'vitest'
import { Busy } from '../errors/domain-errors.ts'
import { createPasswords, passwordVisitor } from './password.ts'

const CHEAP = { memoryKib: 1024 }
const stays = (key: string) => ({ key, isGone: () => false })

describe('hashing passwords', () => {
  it('does the one of a visitor before the many of another', async () => {
    const passwords = createPasswords(CHEAP)
    const done: string[] = []
    const hashFor = (visitor: string) =>
      passwordVisitor.run(stays(visitor), async () => {
        await passwords.hash('uma senha longa')
        done.push(visitor)
      })
    const hostile = Array.from({ length: 20 }, () => hashFor('hostile'))
    await hashFor('polite')
    expect(done.length).toBeLessThan(6)
    await Promise.all(hostile)
  })

  it('refuses what would wait too long, and counts it against nobody else', async () => {
    const passwords = createPasswords(CHEAP)
    const asked = Array.from({ length: 100 }, () =>
      passwordVisitor.run(stays('hostile'), () => passwords.hash('uma senha longa')),
    )
    const polite = passwordVisitor.run(stays('polite'), () => passwords.hash('uma senha longa'))
    const settled = await Promise.allSettled(asked)
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(100 - 2 - 32)
    expect(refused.every((one) => (one as PromiseRejectedResult).reason instanceof Busy)).toBe(true)
    expect(await polite).toContain('$argon2id$')
  })
})
