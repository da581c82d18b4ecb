import fc from 'fast-check'
import { EMBED_PROVIDERS, type RichTextDocument } from '../src/rich-text/rich-text-types.ts'

/** Letters that markup is made of, and the ones that people write. */
const ugly = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt; &amp;',
  ']]><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '</p></div><iframe srcdoc="<script>alert(1)</script>">',
)
const words = fc.oneof(
  ugly,
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)),
)
const label = words.map((text) =>
  text
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}/gu, '')
    .trim(),
)
const href = fc.constantFrom(
  'https://salinopolis.pa.gov.br/a?b=1&c=%22',
  'http://example.com/',
  '/praia/atalaia',
  'mailto:redacao@example.com?subject=Oi',
  'tel:+5591999990000',
)
const mark = fc.oneof(
  fc.constantFrom(
    { type: 'bold' as const },
    { type: 'italic' as const },
    { type: 'strike' as const },
  ),
  fc.record({ type: fc.constant('link' as const), attrs: fc.record({ href }) }),
)
const inline = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('text' as const),
        text: words,
        marks: fc.uniqueArray(mark, { maxLength: 4, selector: ({ type }) => type }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
  ),
  { maxLength: 5 },
)
const paragraph = fc.record({ type: fc.constant('paragraph' as const), content: inline })
const EMBED_IDS = {
  youtube: 'dQw4w9WgXcQ',
  vimeo: '123456789',
  spotify: 'episode/4rOoJ6Egrf8K2IrywzwOMk',
  instagram: 'p/CuZ-_1abcde',
}

const list = (depth: number): fc.Arbitrary<unknown> =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      fc.record({
        type: fc.constant('listItem'),
        content: fc
          .tuple(
            paragraph,
            fc.array(depth < 4 ? fc.oneof(paragraph, list(depth + 1)) : paragraph, {
              maxLength: 2,
            }),
          )
          .map(([first, rest]) => [first, ...rest]),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })

const block = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
    content: inline,
  }),
  list(1),
  fc.record({
    type: fc.constant('blockquote'),
    content: fc.array(fc.oneof(paragraph, list(1)), { minLength: 1, maxLength: 3 }),
  }),
  fc.constant({ type: 'horizontalRule' }),
  fc.record({
    type: fc.constant('figure'),
    attrs: fc.record({ photo_id: fc.uuid(), alt: label, caption: label, credit: label }),
  }),
  fc.record({
    type: fc.constant('embed'),
    attrs: fc
      .tuple(fc.constantFrom(...EMBED_PROVIDERS), label)
      .map(([provider, title]) => ({ provider, id: EMBED_IDS[provider], title })),
  }),
)

/** Any document that the contract accepts, with text that looks like an attack. */
export const anyRichText = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content) => ({ type: 'doc', content }) as RichTextDocument)
