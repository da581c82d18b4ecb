import { isEmbedId } from '@portal/contract/rich-text/embeds'
import {
  EMBED_PROVIDERS,
  HEADING_LEVELS,
  RICH_TEXT_LIMITS,
} from '@portal/contract/rich-text/rich-text-types'
import { isSafeLink } from '@portal/contract/rich-text/safe-link'
import {
  type Editor,
  type Extensions,
  Mark,
  mergeAttributes,
  Node,
  wrappingInputRule,
} from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { richTextStyle as style } from '../richTextStyle.ts'
import { EmbedView } from './EmbedView.tsx'
import { FigureView } from './FigureView.tsx'

/** The contract's nodes and marks, attribute by attribute: nothing else can be typed or pasted. */

const Link = Mark.create({
  name: 'link',
  // Typing on after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { class: style.link }),
    0,
  ],
})

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', { class: style.numbers }, 0],
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem'),
    }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^(\d+)[.)]\s$/, type: this.type })]
  },
})

/** No list stands deeper than the contract allows: the key is taken and does nothing. */
function isDeepest(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const ancestors = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1))
  const depth = ancestors.filter(({ type }) => type.spec.group?.includes('list')).length
  return depth >= RICH_TEXT_LIMITS.listDepth
}

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph (paragraph | list)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', { class: style.item }, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => isDeepest(this.editor) || this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: '(paragraph | list)+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', { class: style.quote }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

/** Carried by the clipboard inside the editor only; a picture from elsewhere has no such id. */
const carried = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
})

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    photo_id: carried('photo_id'),
    alt: carried('alt'),
    caption: carried('caption'),
    credit: carried('credit'),
  }),
  parseHTML: () => [{ tag: 'figure[data-photo_id]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
})

const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    provider: carried('provider'),
    id: carried('id'),
    title: carried('title'),
  }),
  parseHTML: () => [
    {
      tag: 'div[data-provider]',
      getAttrs(element) {
        const known = EMBED_PROVIDERS.find((each) => each === element.getAttribute('data-provider'))
        return known && isEmbedId(known, element.getAttribute('data-id') ?? '') ? null : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
})

export const editorExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    orderedList: false,
    underline: false,
    heading: { levels: [...HEADING_LEVELS] },
    bulletList: { HTMLAttributes: { class: style.bullets } },
    horizontalRule: { HTMLAttributes: { class: style.rule } },
    dropcursor: { color: 'var(--color-guara-600)', width: 3 },
  }),
  Link,
  OrderedList,
  ListItem,
  Blockquote,
  Figure,
  Embed,
]
