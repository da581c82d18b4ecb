// @vitest-environment jsdom
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { anyRichText } from '../../../../contract/test/any-rich-text.ts'
import { RichText } from './RichText.tsx'

const ID = '0197f2f0-0000-7000-8000-000000000001'
const photo = {
  id: ID,
  width: 1600,
  height: 1067,
  thumbhash: 'k5sGHYBnaIeHiXhniXeHh3iHiHCHCHg=',
  alt: 'O farol',
}

const at = (document: RichTextDocument, photos = [photo]) => (
  <MemoryRouter>
    <RichText document={document} photos={photos} />
  </MemoryRouter>
)

it('shows headings, lists, links, photos with credit and cards that lead elsewhere', () => {
  render(
    at({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Maré' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'site',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }],
            },
            {
              type: 'text',
              text: 'praia',
              marks: [{ type: 'link', attrs: { href: '/praia/atalaia' } }],
            },
            {
              type: 'text',
              text: 'mal',
              marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
            },
          ],
        },
        {
          type: 'figure',
          attrs: { photo_id: ID, alt: '', caption: 'Ao pôr do sol.', credit: 'Ana' },
        },
        { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'Ao vivo' } },
      ],
    }),
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Maré' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'site' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('link', { name: 'praia' }).getAttribute('href')).toBe('/praia/atalaia')
  expect(screen.queryByRole('link', { name: 'mal' })).toBeNull()
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('img', { name: 'O farol' })).toBeTruthy()
  expect(figure.getByText('Foto: Ana')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Assistir no YouTube/ }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  )
})

// spec: 423
it('asks no third party for anything and holds no script, whatever the words say', () => {
  fc.assert(
    fc.property(anyRichText, (document) => {
      const photos = photoIdsOf(document).map((id) => ({ ...photo, id }))
      const page = new DOMParser().parseFromString(
        renderToStaticMarkup(at(document, photos)),
        'text/html',
      )
      expect(
        page.querySelector('script, iframe, object, embed, base, meta, form, style'),
      ).toBeNull()
      for (const element of page.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^srcdoc$/)
          if (/^(src|srcset)$/.test(name)) expect(value).toMatch(/^\/media\//)
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/)
        }
      }
    }),
    { numRuns: 60 },
  )
})
