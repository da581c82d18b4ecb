import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRichText } from '../../test/any-rich-text.ts'
import { measureRichText, photoIdsOf } from './measure-rich-text.ts'
import { RichText } from './rich-text.ts'
import { EMPTY_RICH_TEXT, RICH_TEXT_LIMITS } from './rich-text-types.ts'
import { tidyRichText } from './tidy-rich-text.ts'

const PHOTO = '0197f2f0-0000-7000-8000-000000000001'
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
})
const link = (href: string) => paragraph('aqui', [{ type: 'link', attrs: { href } }])
const figure = (attrs: object = {}) => ({
  type: 'figure',
  attrs: { photo_id: PHOTO, alt: '', caption: '', credit: '', ...attrs },
})
const accepts = (value: unknown) => RichText.safeParse(value).success

/** A list in a list in a list…, as deep as told. */
const nested = (depth: number): unknown => ({
  type: 'bulletList',
  content: [
    {
      type: 'listItem',
      content: [paragraph('item'), ...(depth > 1 ? [nested(depth - 1)] : [])],
    },
  ],
})

describe('a rich text', () => {
  it('is accepted whatever its words say, and as it was sent', () => {
    fc.assert(
      fc.property(anyRichText, (document) => {
        expect(RichText.parse(document)).toEqual(document)
      }),
    )
  })

  it.each([
    ['what is no document', null],
    ['HTML', '<p>oi</p>'],
    ['a document without blocks', doc()],
    ['another node', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
    ['raw HTML as a node', doc({ type: 'html', content: '<script>1</script>' })],
    ['an attribute that no paragraph has', doc({ type: 'paragraph', attrs: { onclick: 'x' } })],
    ['a field beside the known', doc({ type: 'paragraph', dangerouslySetInnerHTML: {} })],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['a heading of level "2"', doc({ type: 'heading', attrs: { level: '2' }, content: [] })],
    ['another mark', doc(paragraph('x', [{ type: 'code' }]))],
    ['a style on a mark', doc(paragraph('x', [{ type: 'bold', attrs: { style: 'x' } }]))],
    ['a mark twice', doc(paragraph('x', [{ type: 'bold' }, { type: 'bold' }]))],
    ['a script as a link', doc(link('javascript:alert(1)'))],
    ['an empty text', doc(paragraph(''))],
    ['a null byte', doc(paragraph('a\u0000b'))],
    ['half a character', doc(paragraph('a\ud800b'))],
    ['a text that is an object', doc({ type: 'paragraph', content: [{ type: 'text', text: {} }] })],
    ['a photo by its address', doc(figure({ photo_id: 'https://example.com/a.png' }))],
    ['a photo with an address besides', doc(figure({ src: 'x' }))],
    ['an unknown provider', doc({ type: 'embed', attrs: { provider: 'x', id: '1', title: '' } })],
    [
      'an id that is none of the provider',
      doc({ type: 'embed', attrs: { provider: 'youtube', id: '"><script>', title: '' } }),
    ],
    ['a list without items', doc({ type: 'bulletList', content: [] })],
    [
      'an item that begins with a list',
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [nested(1)] }] }),
    ],
    ['a figure in a quote', doc({ type: 'blockquote', content: [figure()] })],
  ])('is not: %s', (_name, value) => {
    expect(accepts(value)).toBe(false)
  })

  // spec: 423
  it('has lists four deep and no deeper, however deep they are sent', () => {
    expect(accepts(doc(nested(RICH_TEXT_LIMITS.listDepth)))).toBe(true)
    expect(accepts(doc(nested(RICH_TEXT_LIMITS.listDepth + 1)))).toBe(false)
    expect(accepts(doc(nested(4000)))).toBe(false)
  })

  it('is bounded in nodes, letters, photos and embeds', () => {
    const many = (count: number, one: unknown) => doc(...Array.from({ length: count }, () => one))
    expect(accepts(many(RICH_TEXT_LIMITS.nodes / 2, paragraph('a')))).toBe(true)
    expect(accepts(many(RICH_TEXT_LIMITS.nodes / 2 + 1, paragraph('a')))).toBe(false)
    expect(accepts(doc(paragraph('a'.repeat(RICH_TEXT_LIMITS.letters))))).toBe(true)
    expect(accepts(doc(paragraph('a'.repeat(RICH_TEXT_LIMITS.letters)), paragraph('b')))).toBe(
      false,
    )
    expect(accepts(many(RICH_TEXT_LIMITS.figures, figure()))).toBe(true)
    expect(accepts(many(RICH_TEXT_LIMITS.figures + 1, figure()))).toBe(false)
  })

  it('names each of its photos once', () => {
    const document = RichText.parse(doc(figure(), paragraph('a'), figure()))
    expect(photoIdsOf(document)).toEqual([PHOTO])
    expect(measureRichText(document)).toEqual({ nodes: 4, letters: 1, figures: 2, embeds: 0 })
  })
})

describe('tidying', () => {
  it('leaves a good document as it is', () => {
    fc.assert(
      fc.property(anyRichText, (document) => {
        expect(RichText.parse(tidyRichText(document))).toEqual(
          RichText.parse(tidyRichText(tidyRichText(document))),
        )
        expect(measureRichText(tidyRichText(document)).letters).toBe(
          measureRichText(document).letters,
        )
      }),
    )
  })

  it('makes of anything a document that the contract accepts', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(accepts(tidyRichText(value))).toBe(true)
        expect(accepts(tidyRichText(doc(value, { type: 'paragraph', content: [value] })))).toBe(
          true,
        )
      }),
    )
  })

  it('keeps the words and drops what has no place', () => {
    expect(
      tidyRichText(
        doc(
          { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Título' }] },
          link('javascript:alert(1)'),
        ),
      ),
    ).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Título' }] },
        paragraph('aqui'),
      ),
    )
    expect(tidyRichText(undefined)).toEqual(EMPTY_RICH_TEXT)
  })

  it('lifts the items of a list that is too deep', () => {
    const tidy = tidyRichText(doc(nested(7)))
    expect(accepts(tidy)).toBe(true)
    expect(JSON.stringify(tidy).match(/item"/g)).toHaveLength(7)
  })
})
