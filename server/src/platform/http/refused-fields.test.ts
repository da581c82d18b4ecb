import { endpoints } from '@portal/contract/api'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import { refuseInOurWords } from '@portal/contract/shared/refusal-sentences'
import { faultOf } from '@portal/contract/testing/helpful-sentences'
import { fieldsOf, wrongInputs } from '@portal/contract/testing/wrong-inputs'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { invalidInput } from './problem-replies.ts'

beforeAll(refuseInOurWords)

type Part = { place: string; url: string; method: string; httpPart: string; schema: z.ZodType }
const parts: Part[] = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
  ([name, { method, path: url, params, query, body }]) =>
    Object.entries({ params, querystring: query, body }).flatMap(([httpPart, schema]) =>
      schema ? [{ place: `${httpPart} of ${name}`, method, url, httpPart, schema }] : [],
    ),
)

/** What the answer tells of an input. */
function refusedFields({ schema, method, url, httpPart }: Part, input: unknown) {
  const { error } = validatorCompiler({ schema, method, url, httpPart })(input) as {
    error?: Parameters<typeof invalidInput>[0]
  }
  return error ? (invalidInput(error, { id: 'test' }).errors ?? []) : []
}

// spec: 703
it('tells of every field of every call what to do, in words of ours', () => {
  const faults = new Set<string>()
  const silent: string[] = []
  for (const part of parts) {
    const told = new Set<string>()
    for (const { wrong, input } of wrongInputs(part.schema)) {
      for (const { path, message } of refusedFields(part, input)) {
        told.add(path.replace(/(^|\.)\d+(?=\.|$)/g, '').replace(/^\./, ''))
        const fault = faultOf(message)
        if (fault) faults.add(`${part.place}, ${path}, ${wrong}: "${message}" ${fault}`)
      }
    }
    const never = new Set(fieldsOf(part.schema).filter((field) => !told.has(field)))
    silent.push(...[...never].map((field) => `${field} in the ${part.place}`))
  }
  expect([...faults]).toEqual([])
  expect(silent).toEqual([])
  expect(parts.length).toBeGreaterThan(350)
})
