import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRichText } from '../../test/any-rich-text.ts'
import { diffRichText, diffWords } from './diff-rich-text.ts'
import {
  excerptOf,
  isEmptyRichText,
  plainTextOf,
  readingMinutes,
  richTextFrom,
} from './plain-text-of.ts'
import { RichText } from './rich-text.ts'
import { EMPTY_RICH_TEXT } from './rich-text-types.ts'

describe('the words of a text', () => {
  const document = RichText.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Maré alta' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'às 7h' }] }],
          },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Leve ' },
          { type: 'text', text: 'água', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'e chapéu.' },
        ],
      },
    ],
  })

  it('are read line by line, without their looks', () => {
    expect(plainTextOf(document)).toBe('Maré alta\nàs 7h\nLeve água e chapéu.')
  })

  it('are cut between words', () => {
    expect(excerptOf(document, 18)).toBe('Maré alta às 7h…')
    expect(excerptOf(document, 200)).toBe('Maré alta às 7h Leve água e chapéu.')
  })

  it('take a minute for every two hundred, and never none', () => {
    expect(readingMinutes(document)).toBe(1)
    expect(readingMinutes(richTextFrom('praia '.repeat(400)))).toBe(2)
    expect(readingMinutes(richTextFrom('praia '.repeat(401)))).toBe(3)
  })

  it('may be none', () => {
    expect(isEmptyRichText(EMPTY_RICH_TEXT)).toBe(true)
    expect(isEmptyRichText(document)).toBe(false)
  })

  it('become a document again, paragraph by paragraph', () => {
    expect(richTextFrom('Um\ndois\r\n\r\ntrês')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Um' },
            { type: 'hardBreak' },
            { type: 'text', text: 'dois' },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'três' }] },
      ],
    })
  })

  it('of any kind make a document that the contract accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(RichText.safeParse(richTextFrom(text)).success).toBe(true)
      }),
    )
  })
})

describe('what changed', () => {
  it('is told word by word where a paragraph changed, and whole where one came or went', () => {
    const before = richTextFrom('A maré sobe às 7h.\n\nLeve água.\n\nAté amanhã.')
    const after = richTextFrom('A maré sobe às 8h.\n\nAté amanhã.\n\nBom dia a todos!')
    expect(diffRichText(before, after)).toEqual([
      {
        kind: 'changed',
        label: 'Parágrafo',
        isFormatOnly: false,
        words: [
          { kind: 'same', text: 'A maré sobe às ' },
          { kind: 'removed', text: '7h.' },
          { kind: 'added', text: '8h.' },
        ],
      },
      { kind: 'removed', label: 'Parágrafo', text: 'Leve água.' },
      { kind: 'same', label: 'Parágrafo', text: 'Até amanhã.' },
      { kind: 'added', label: 'Parágrafo', text: 'Bom dia a todos!' },
    ])
  })

  it('may be the looks only', () => {
    const after = RichText.parse({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Oi', marks: [{ type: 'bold' }] }] },
      ],
    })
    expect(diffRichText(richTextFrom('Oi'), after)).toEqual([
      {
        kind: 'changed',
        label: 'Parágrafo',
        isFormatOnly: true,
        words: [{ kind: 'same', text: 'Oi' }],
      },
    ])
  })

  it('gives both texts back, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const changes = diffWords(before, after)
        const side = (gone: string) =>
          changes
            .filter(({ kind }) => kind !== gone)
            .map(({ text }) => text)
            .join('')
        expect(side('added')).toBe(before)
        expect(side('removed')).toBe(after)
      }),
    )
  })

  it('is nothing between a document and itself', () => {
    fc.assert(
      fc.property(anyRichText, (document) => {
        expect(diffRichText(document, document).every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })
})
