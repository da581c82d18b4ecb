import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import { RichText } from '@portal/contract/rich-text/rich-text'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { anyRichText } from '../../../../contract/test/any-rich-text.ts'
import { richTextHtml } from './rich-text-html.ts'

const ID = '0197f2f0-0000-7000-8000-000000000001'
const options = { origin: 'https://portal.example', photos: [{ id: ID, width: 800, height: 600 }] }

it('writes whole addresses, and photos no wider than they are', () => {
  const document = RichText.parse({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Maré & <mar>',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/praia/atalaia' } }],
          },
        ],
      },
      {
        type: 'figure',
        attrs: { photo_id: ID, alt: '"Farol"', caption: 'O farol.', credit: 'Ana' },
      },
      { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'Ao vivo' } },
    ],
  })
  expect(richTextHtml(document, options)).toBe(
    [
      '<p><a href="https://portal.example/praia/atalaia"><strong>Maré &amp; &lt;mar&gt;</strong></a></p>',
      `<figure><img src="https://portal.example/media/${ID}/800.webp" alt="&quot;Farol&quot;" width="800" height="600"><figcaption>O farol. Foto: Ana</figcaption></figure>`,
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Ao vivo (YouTube)</a></p>',
    ].join('\n'),
  )
  expect(richTextHtml(document, { ...options, photos: [] })).not.toContain('<figure>')
})

const ELEMENTS = /^\/?(p|h[234]|ul|ol|li|blockquote|hr|figure|img|figcaption|strong|em|s|a|br)$/

it('is made of known elements and attributes only, whatever the words say', () => {
  fc.assert(
    fc.property(anyRichText, (document) => {
      const photos = photoIdsOf(document).map((id) => ({ id, width: 1200, height: 800 }))
      const html = richTextHtml(document, { ...options, photos })
      for (const [, name = ''] of html.matchAll(/<([^\s>]*)/g)) expect(name).toMatch(ELEMENTS)
      const closed = html.replace(/<(img[^>]*|br|hr)>/g, '<$1/>')
      expect(XMLValidator.validate(`<x>${closed}</x>`)).toBe(true)
      const attributes = new Set<string>()
      new XMLParser({
        ignoreAttributes: false,
        attributeNamePrefix: '',
        attributeValueProcessor: (name, value) => {
          attributes.add(name)
          return value
        },
      }).parse(`<x>${closed}</x>`)
      for (const name of attributes)
        expect(['href', 'src', 'alt', 'width', 'height']).toContain(name)
    }),
  )
})
