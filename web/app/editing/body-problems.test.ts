import { endpoints } from '@portal/contract/api'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import { faultOf } from '@portal/contract/testing/helpful-sentences'
import { fieldsOf, wrongInputs } from '@portal/contract/testing/wrong-inputs'
import { expect, it } from 'vitest'
import { bodyProblems } from './body-problems.ts'

const bodies = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { body }]) =>
  body ? [{ name, body }] : [],
)
const withoutNumbers = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '').replace(/^\./, '')

// spec: 703
it('tells of every field of every form what to do, in words of ours, before anything is sent', () => {
  const faults = new Set<string>()
  const silent: string[] = []
  for (const { name, body } of bodies) {
    const told = new Set<string>()
    for (const { wrong, input } of wrongInputs(body)) {
      for (const { path, message } of bodyProblems(body, input)) {
        told.add(withoutNumbers(path))
        const fault = faultOf(message)
        if (fault) faults.add(`${path} of ${name}, ${wrong}: "${message}" ${fault}`)
      }
    }
    silent.push(...fieldsOf(body).filter((field) => !told.has(field)))
  }
  expect([...faults]).toEqual([])
  expect(silent).toEqual([])
  expect(bodies.length).toBeGreaterThan(250)
})
