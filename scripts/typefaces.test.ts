import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from './processes.ts'
import { cutTypefaces } from './typefaces.ts'

const MOST_BYTES = 36 * 1024

it('serves the typefaces as they are cut from their sources, and light', async () => {
  const cuts = await cutTypefaces()
  for (const { name, bytes } of cuts) {
    const served = await readFile(join(repository, 'web/app/typefaces', name))
    expect(served.equals(bytes), name).toBe(true)
  }
  expect(cuts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MOST_BYTES)
})
