import { expect, it } from 'vitest'
import { billOfMaterials } from './write-bill-of-materials.ts'

const { components } = billOfMaterials()

// spec: 1136
it('names what is shipped, once each, with its version, licence and checksum', () => {
  const names = components.map(({ name }) => name)
  for (const name of ['fastify', 'kysely', 'pg-boss', 'react', 'sharp']) {
    expect(names).toContain(name)
  }
  for (const name of ['vitest', 'playwright', 'rolldown']) expect(names).not.toContain(name)
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  for (const { version, hashes } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(hashes?.[0]).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/),
    })
  }
})

it('writes names with a scope as package addresses want them', () => {
  const argon = components.find(({ name }) => name === '@node-rs/argon2')
  expect(argon?.purl).toMatch(/^pkg:npm\/%40node-rs\/argon2@\d/)
})
