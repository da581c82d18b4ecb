// @vitest-environment jsdom
import { plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import { RichText } from '@portal/contract/rich-text/rich-text'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { tidyRichText } from '@portal/contract/rich-text/tidy-rich-text'
import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { anyRichText } from '../../../../../contract/test/any-rich-text.ts'
import { cleanPasted } from './clean-pasted.ts'
import { insertAfterSelection } from './insert-after-selection.ts'
import { editorExtensions } from './schema.ts'

let open: Editor | null = null
afterEach(() => open?.destroy())

/** What the editor holds after a paste, as it would be saved. */
function written(content: string | JSONContent): RichTextDocument {
  open?.destroy()
  open = new Editor({ extensions: editorExtensions, content, injectCSS: false })
  return RichText.parse(tidyRichText(open.getJSON()))
}
const pasted = (html: string) => written(cleanPasted(html).html)
const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] })

describe('pasting', () => {
  // spec: 424
  it('takes paragraphs, marks and lists out of Word, and leaves its styles behind', () => {
    const document =
      pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>
      <!--StartFragment--><h1 style="mso-fareast-font-family:Calibri">Maré<o:p></o:p></h1>
      <p class="MsoNormal" style="color:red">Leve&nbsp;<b style="mso-bidi-font-weight:normal">água</b>.<o:p></o:p></p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span><!--[endif]-->chapéu</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>protetor</p>
      <p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>primeiro</p>
      <!--EndFragment--></body></html>`)
    expect(document.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Maré')] },
      {
        type: 'paragraph',
        content: [text('Leve '), { ...text('água'), marks: [{ type: 'bold' }] }, text('.')],
      },
      { type: 'bulletList', content: [item('chapéu'), item('protetor')] },
      { type: 'orderedList', content: [item('primeiro')] },
    ])
  })

  it('takes the words of a page, its safe links and no more', () => {
    const html = `<article onclick="alert(1)"><h5>Serviço</h5><p>Veja o
      <a href="https://example.com/" onmouseover="alert(1)" style="x">site</a> ou
      <a href="javascript:alert(1)">isto</a>.<img src="https://example.com/a.png" onerror="alert(1)"></p>
      <table><tr><th>Dia</th><th>Hora</th></tr><tr><td>Sábado</td><td>19h</td></tr></table>
      <iframe src="https://example.com"></iframe><script>alert(1)</script></article>`
    expect(cleanPasted(html).pictures).toBe(1)
    expect(pasted(html).content).toEqual([
      { type: 'heading', attrs: { level: 4 }, content: [text('Serviço')] },
      {
        type: 'paragraph',
        content: [
          text('Veja o '),
          { ...text('site'), marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] },
          text(' ou isto.'),
        ],
      },
      paragraph('Dia — Hora'),
      paragraph('Sábado — 19h'),
    ])
  })

  it('keeps no picture or card that only looks like ours', () => {
    expect(
      pasted('<figure data-photo_id="x"></figure><div data-provider="evil" data-id="1">oi</div>')
        .content,
    ).toEqual([paragraph('oi')])
  })
})

it('puts a thing in after the one that is selected, and after chosen words', () => {
  const photo = {
    photo_id: '0197f2f0-0000-7000-8000-000000000001',
    alt: 'a',
    caption: '',
    credit: '',
  }
  const video = { provider: 'youtube', id: 'dQw4w9WgXcQ', title: '' }
  written({ type: 'doc', content: [paragraph('Maré'), { type: 'figure', attrs: photo }] })
  if (!open) throw new Error('no editor')
  open.commands.setNodeSelection(6)
  insertAfterSelection(open, { type: 'embed', attrs: video })
  open.commands.setTextSelection({ from: 1, to: 5 })
  insertAfterSelection(open, { type: 'embed', attrs: video })
  expect(tidyRichText(open.getJSON()).content.map(({ type }) => type)).toEqual([
    'paragraph',
    'embed',
    'figure',
    'embed',
  ])
})

it('opens any document of the contract and gives its words back', () => {
  fc.assert(
    fc.property(anyRichText, (document) => {
      const back = written(document as JSONContent)
      expect(plainTextOf(back)).toBe(plainTextOf(tidyRichText(document)))
    }),
    { numRuns: 40 },
  )
})
