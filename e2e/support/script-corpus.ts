/**
 * Five hundred ways to bring a script in through a rich text: elements, events, protocols and
 * encodings, each at one place of a document. Whatever runs sets `window.caught`.
 */
export const CORPUS_SIZE = 500
const CODE = 'window.caught=1'

const PROTOCOLS = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  `java\nscript:${CODE}`,
  `java\tscript:${CODE}`,
  `\u0001javascript:${CODE}`,
  ` javascript:${CODE}`,
  `javascript:void(${CODE})`,
  `javascript://%0a${CODE}`,
  `javascript&colon;${CODE}`,
  `&#106;avascript:${CODE}`,
  `&#x6A;avascript:${CODE}`,
  `javascript\u200b:${CODE}`,
  `vbscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `data:text/html;base64,${btoa(`<script>${CODE}</script>`)}`,
  `data:image/svg+xml,<svg onload="${CODE}">`,
  `feed:javascript:${CODE}`,
  `view-source:javascript:${CODE}`,
  '//evil.example/a.js',
  '/\\evil.example',
]

const EVENT_MARKUP = [
  (code: string) => `<img src=x onerror=${code}>`,
  (code: string) => `<svg onload=${code}>`,
  (code: string) => `<body onload=${code}>`,
  (code: string) => `<input autofocus onfocus=${code}>`,
  (code: string) => `<details open ontoggle=${code}>`,
  (code: string) => `<video src=x onerror=${code}></video>`,
  (code: string) => `<audio src=x onerror=${code}></audio>`,
  (code: string) => `<iframe onload=${code}></iframe>`,
  (code: string) => `<marquee onstart=${code}>a</marquee>`,
  (code: string) => `<a href="/" onclick=${code} autofocus tabindex=0 onfocus=${code}>a</a>`,
  (code: string) => `<p style="animation:a" onanimationstart=${code}>a</p>`,
  (code: string) =>
    `<figure data-photo_id="x" onmouseover=${code}><img src=x onerror=${code}></figure>`,
  (code: string) =>
    `<div data-provider="youtube" data-id="dQw4w9WgXcQ" onmouseover=${code}><img src=x onerror=${code}></div>`,
]
const PLAIN_MARKUP = [
  `<script>${CODE}</script>`,
  `<SCRIPT SRC="data:text/javascript,${CODE}"></SCRIPT>`,
  `<script type=module>${CODE}</script>`,
  `<iframe srcdoc="<script>parent.${CODE}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CODE}"></iframe>`,
  `<object data="javascript:${CODE}"></object>`,
  `<embed src="javascript:${CODE}">`,
  `<a href="javascript:${CODE}">a</a>`,
  `<form action="javascript:${CODE}"><button autofocus>a</button></form>`,
  `<math><mi xlink:href="javascript:${CODE}">a</mi></math>`,
  `<svg><script>${CODE}</script></svg>`,
  `<svg><animate onbegin="${CODE}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${CODE}"><text>a</text></a></svg>`,
  `<base href="javascript:${CODE}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
  `<link rel=stylesheet href="data:text/css,*{}" onload="${CODE}">`,
  `<template><script>${CODE}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CODE}>">`,
  `<math><mtext></mtext><mglyph><style></math><img src=x onerror=${CODE}>`,
  `<table><td background="javascript:${CODE}">a</td></table>`,
  `</script><script>${CODE}</script>`,
  `--><script>${CODE}</script>`,
  `]]><script>${CODE}</script>`,
  `'"><img src=x onerror=${CODE}>`,
  `{{constructor.constructor('${CODE}')()}}`,
  `\${${CODE}}`,
]

/** The same attack as programs before us might have decoded it. */
const ENCODINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  (text) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase()).replace(/ on/g, '/on'),
  (text) => text.replace(/=/g, ' = '),
]

const MARKUP = [
  ...EVENT_MARKUP.flatMap((make) => [make(CODE), make(`"${CODE}"`), make(`'${CODE}'`)]),
  ...PLAIN_MARKUP,
].flatMap((markup) => ENCODINGS.map((encode) => encode(markup)))

export type Attack = {
  /** As it stands on a clipboard. */
  html: string
  /** As a block of a document sent to the API. */
  block: object
  /** Only words: the contract takes them, and they must stay words. */
  isWords: boolean
}

/** The places of a document; each attack goes to one of them. */
type Place = (attack: string, photoId: string) => Pick<Attack, 'block' | 'isWords'>
const text = (said: string, extra: object = {}) => ({ type: 'text', text: said, ...extra })
const words = (block: object) => ({ block, isWords: true })
const foul = (block: object) => ({ block, isWords: false })
const printable = (attack: string) => attack.replace(/[\p{Cc}\p{Cs}]/gu, '')
const figure = (photo_id: string, said: object) => ({
  type: 'figure',
  attrs: { photo_id, alt: 'Foto', caption: '', credit: '', ...said },
})
const embed = (attrs: object) => ({
  type: 'embed',
  attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: '', ...attrs },
})

const MARKUP_PLACES: Place[] = [
  (attack) => words({ type: 'paragraph', content: [text(printable(attack))] }),
  (attack) =>
    words({
      type: 'heading',
      attrs: { level: 2 },
      content: [text(printable(attack), { marks: [{ type: 'bold' }] })],
    }),
  (attack) =>
    words({
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [text(printable(attack))] }] },
      ],
    }),
  (attack) =>
    words({
      type: 'paragraph',
      content: [
        text(printable(attack), {
          marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }],
        }),
      ],
    }),
  (attack, photo) =>
    words(
      figure(photo, {
        alt: printable(attack).slice(0, 250).trim(),
        caption: printable(attack).slice(0, 250).trim(),
      }),
    ),
  (attack, photo) => words(figure(photo, { credit: printable(attack).slice(0, 110).trim() })),
  (attack) => words(embed({ title: printable(attack).slice(0, 130).trim() })),
  (attack) => foul(figure(attack, {})),
  (attack) => foul(embed({ id: attack })),
  (attack) => foul(embed({ provider: attack })),
  (attack) => foul({ type: 'html', content: attack }),
  (attack) => foul({ type: attack, content: [text('a')] }),
  (attack) => foul({ type: 'paragraph', attrs: { onclick: attack }, content: [text('a')] }),
  (attack) => foul({ type: 'paragraph', dangerouslySetInnerHTML: { __html: attack } }),
  (attack) =>
    foul({
      type: 'paragraph',
      content: [text('a', { marks: [{ type: 'bold', attrs: { style: attack } }] })],
    }),
  (attack) => foul({ type: 'paragraph', content: [{ type: 'text', text: { toString: attack } }] }),
]

const LINK_PLACES: ((href: string) => object)[] = [
  (href) => ({
    type: 'paragraph',
    content: [text('a', { marks: [{ type: 'link', attrs: { href } }] })],
  }),
  (href) => ({
    type: 'heading',
    attrs: { level: 3 },
    content: [text('a', { marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] })],
  }),
  (href) => ({
    type: 'paragraph',
    content: [
      text('a', {
        marks: [{ type: 'link', attrs: { href: 'https://example.com/', onclick: href } }],
      }),
    ],
  }),
  (href) => ({
    type: 'embed',
    attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: '', src: href },
  }),
  (href) => ({ type: 'image', attrs: { src: href } }),
]

/** `photoId` is a photo that the writer may use. */
export function scriptCorpus(photoId: string): Attack[] {
  const links = PROTOCOLS.flatMap((href) =>
    LINK_PLACES.map((place) => ({
      html: `<p><a href="${href.replace(/"/g, '&quot;')}">a</a><img src="${href.replace(/"/g, '&quot;')}"></p>`,
      ...foul(place(href)),
    })),
  )
  const markup = Array.from({ length: CORPUS_SIZE - links.length }, (_, index) => {
    const attack = MARKUP[index % MARKUP.length] ?? ''
    const round = Math.floor(index / MARKUP.length)
    const place = MARKUP_PLACES[(index + round * 5) % MARKUP_PLACES.length]
    if (!place) throw new Error('no such place')
    return { html: attack, ...place(attack, photoId) }
  })
  return [...links, ...markup]
}
