import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../api.ts'
import { refuseInOurWords } from './refusal-sentences.ts'

/** Words that only a validation library would use, in its English and in its Portuguese. */
const LIBRARY =
  /\b(invalid|expected|received|too (small|big)|input|must|undefined|null|NaN|object|esperava|demasiado|entrada inválida|opção inválida|texto inválido|ficheiro|registo|vetor|regex)\b|[<>]=|\[object|padrão \//i

/** Too small, too big, too long, of the wrong kind, not there. */
const WRONG: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '@',
  'https://',
  '2026-02-31',
  '99:99',
  'x'.repeat(20_000),
  -1e15,
  -1,
  0.5,
  1e15,
  Number.NaN,
  true,
  {},
  [],
  ['x'],
  Array.from({ length: 3_000 }, (_, index) => `x${index}`),
]

beforeAll(refuseInOurWords)

const schemas = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = part in endpoint ? endpoint[part as keyof typeof endpoint] : undefined
    return schema instanceof z.ZodType ? [{ place: `${part} of ${name}`, schema }] : []
  }),
)

describe('what a person reads where a field was refused', () => {
  it('is a sentence of ours in every form and every question of the API', () => {
    const foreign = fieldsOf(schemas).flatMap(({ place, field, schema }) =>
      WRONG.flatMap((value) => schema.safeParse(value).error?.issues ?? [])
        .map(({ message }) => message)
        .filter((message) => LIBRARY.test(message) || !/^[\p{Lu}\d“"]/u.test(message))
        .map((message) => `${field} in the ${place}: ${message}`),
    )
    expect([...new Set(foreign)]).toEqual([])
    expect(schemas.length).toBeGreaterThan(300)
  })

  it("would have been the library's without them", () => {
    z.config({ localeError: z.locales.pt().localeError })
    const { error } = z.number().max(7).safeParse(25)
    refuseInOurWords()
    expect(error?.issues[0]?.message).toMatch(LIBRARY)
  })

  it.each([
    [z.string().min(1), '', 'Preencha este campo.'],
    [z.string().min(3), 'a', 'Escreva pelo menos 3 caracteres.'],
    [z.string().max(1_000), 'a'.repeat(1_001), 'Escreva no máximo 1.000 caracteres.'],
    [z.number().max(7), 25, 'O máximo é 7.'],
    [z.number().positive(), 0, 'Precisa ser mais que 0.'],
    [z.int(), 1.5, 'Escreva um número inteiro, sem vírgula.'],
    [z.number(), Number.NaN, 'Escreva um número.'],
    [z.email(), 'ana', 'Escreva um e-mail como nome@exemplo.com.br.'],
    [z.enum(['a', 'b']), 'c', 'Escolha uma das opções.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'São no máximo 1 item.'],
    [z.iso.date(), '2026-02-31', 'Informe uma data que exista.'],
  ])('%#: says what to do', (schema, value, sentence) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
  })

  it('names money as money', () => {
    const schema = z.object({ items: z.array(z.object({ price_cents: z.int().max(100_000) })) })
    const { error } = schema.safeParse({ items: [{ price_cents: 100_001 }] })
    expect(error?.issues[0]?.message.replace(/\s/g, ' ')).toBe('O máximo é R$ 1.000,00.')
  })
})

/** Every schema within the schemas, once, with the name of the field it stands in. */
function fieldsOf(roots: readonly { place: string; schema: z.ZodType }[]) {
  const found: { place: string; field: string; schema: z.ZodType }[] = []
  const seen = new Set<unknown>()
  for (const { place, schema } of roots) walk(schema, '', place)
  return found

  function walk(node: unknown, field: string, place: string) {
    // A transformation stands behind a schema that has refused what it cannot read.
    if (!(node instanceof z.ZodType) || node instanceof z.ZodTransform || seen.has(node)) return
    seen.add(node)
    found.push({ place, field, schema: node })
    if (node instanceof z.ZodObject) {
      for (const [name, inner] of Object.entries(node.shape)) walk(inner, name, place)
    } else if (node instanceof z.ZodArray) walk(node.element, field, place)
    else if (node instanceof z.ZodUnion) for (const one of node.options) walk(one, field, place)
    else if (node instanceof z.ZodRecord) walk(node.valueType, field, place)
    else if (node instanceof z.ZodTuple) for (const item of node.def.items) walk(item, field, place)
    else if (node instanceof z.ZodPipe) {
      walk(node.def.in, field, place)
      walk(node.def.out, field, place)
    } else if ('innerType' in node.def) walk(node.def.innerType, field, place)
  }
}
