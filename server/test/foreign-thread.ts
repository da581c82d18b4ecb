import { z } from 'zod'
import { serveForeign } from '../src/platform/foreign/serve-foreign.ts'

/** Parsers as nobody should write them. */
serveForeign({
  echo: async () => (input: Buffer, options?: { twice: boolean }) => {
    const text = input.toString('utf8')
    return { text: options?.twice ? text + text : text, env: Object.keys(process.env) }
  },
  spin: async () => () => {
    for (;;) Math.random()
  },
  grow: async () => () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => index))
  },
  wide: async () => () => {
    const text = 'x'.repeat(100_000)
    return Array.from({ length: 1000 }, () => text)
  },
  judge: async () => (input: Buffer) =>
    z
      .int()
      .max(7)
      .safeParse(Number(input.toString('utf8')))
      .error?.issues.map(({ message }) => message),
  broken: async () => () => {
    throw new Error('no such tag')
  },
  leave: async () => () => process.exit(3),
})
