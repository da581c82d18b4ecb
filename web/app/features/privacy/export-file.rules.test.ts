import { expect, it } from 'vitest'
import { exportFileName } from './export-file.rules.ts'

it('names the file by the day it is in the city', () => {
  expect(exportFileName(new Date('2026-07-19T01:00:00Z'))).toBe('meus-dados-2026-07-18.json')
})
