import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainTextOf } from '../../rich-text/plain-text-of.ts'
import { RichText } from '../../rich-text/rich-text.ts'
import { versionInForce, withNames } from './legal.texts.ts'

const NAMES = { portal: 'Guia da Praia', cidade: 'Salinópolis', contato: 'dados@praia.example' }
const doc = (text: string) =>
  RichText.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
          },
        ],
      },
    ],
  })

describe('the version in force', () => {
  it('is the newest whose day has come, and the first before any has', () => {
    const versions = [
      { number: 1, effective_from: '2026-11-15' },
      { number: 2, effective_from: '2026-12-01' },
      { number: 3, effective_from: '2026-12-01' },
    ]
    expect(versionInForce(versions, '2026-07-18')?.number).toBe(1)
    expect(versionInForce(versions, '2026-11-30')?.number).toBe(1)
    expect(versionInForce(versions, '2026-12-01')?.number).toBe(3)
    expect(versionInForce([], '2026-12-01')).toBeNull()
  })
})

describe('a text that names the portal', () => {
  it('is filled in wherever it does, and its address becomes a link', () => {
    const filled = withNames(doc('O {portal} de {cidade}: {contato}.'), NAMES)
    expect(plainTextOf(filled)).toBe(
      ['', ''].map(() => 'O Guia da Praia de Salinópolis: dados@praia.example.').join('\n'),
    )
    expect(JSON.stringify(filled)).toContain('"href":"mailto:dados@praia.example"')
    expect(RichText.safeParse(filled).success).toBe(true)
  })

  it('keeps every word that is no name', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text)),
        (text) => {
          const names = { portal: '{portal}', cidade: '{cidade}', contato: 'x@y.example' }
          fc.pre(!/\{(portal|cidade|contato)\}/.test(text))
          expect(withNames(doc(text), names)).toEqual(doc(text))
        },
      ),
    )
  })
})
