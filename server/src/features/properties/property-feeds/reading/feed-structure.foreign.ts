import { feedTexts } from '../property-feeds.texts.ts'
import { FeedUnreadable } from './feed-unreadable.ts'

/** Deeper than any of the formats; a tower of tags is an attack on whoever reads by recursion. */
const MOST_DEPTH = 32
export const MOST_LISTINGS = 20_000
const ITEM_DEPTH = 3

export type Span = { start: number; end: number }
type Structure = {
  /** Names of the root, its container and its items, without a prefix, in lower case. */
  root: string
  rootTag: string
  container: string
  item: string
  items: Span[]
}

const NAME = /[A-Za-z_\u00c0-\uffff][\w.:\u00b7-\uffff-]*/y
const DOCTYPE_INSIDE = /\[|\bSYSTEM\b|\bPUBLIC\b/i

const plain = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
const refuse = (code: 'html' | 'not-xml' | 'unclosed' | 'entities' | 'too-deep' | 'empty') =>
  new FeedUnreadable(code, feedTexts.unreadable[code])

/**
 * Where each listing begins and ends, in one pass without recursion. What is not well formed is refused
 * here, and so is a document that declares entities: nothing that comes after can be made to expand.
 */
export function findListings(text: string): Structure {
  const found: Structure = { root: '', rootTag: '', container: '', item: '', items: [] }
  const open: string[] = []
  let itemStart = -1
  let at = 0
  const skipTo = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    if (found < 0) throw refuse('unclosed')
    return found + end.length
  }
  if (text.trim() === '') throw refuse('empty')
  for (;;) {
    const start = text.indexOf('<', at)
    if (open.length === 0 && hasText(text, at, start < 0 ? text.length : start)) {
      throw refuse('not-xml')
    }
    if (start < 0) break
    if (text.startsWith('<!--', start)) {
      at = skipTo('-->', start + 4)
      continue
    }
    if (text.startsWith('<![CDATA[', start) && open.length > 0) {
      at = skipTo(']]>', start + 9)
      continue
    }
    if (text.startsWith('<?', start)) {
      at = skipTo('?>', start + 2)
      continue
    }
    const end = endOfTag(text, start)
    if (text[start + 1] === '!') {
      requireHarmless(text.slice(start, end), found.root !== '')
      at = end
      continue
    }
    const isClosing = text[start + 1] === '/'
    const name = nameAt(text, start + (isClosing ? 2 : 1))
    if (isClosing) {
      if (open.pop() !== name) throw refuse('unclosed')
      if (open.length === ITEM_DEPTH - 1 && itemStart >= 0) {
        addItem(found, { start: itemStart, end })
        itemStart = -1
      }
    } else {
      noteOpening(found, open, name, text.slice(start, Math.min(end, start + 2000)))
      const isEmpty = text[end - 2] === '/'
      if (!isEmpty) open.push(name)
      if (open.length > MOST_DEPTH) throw refuse('too-deep')
      const depth = isEmpty ? open.length + 1 : open.length
      if (depth === ITEM_DEPTH && plain(name) === found.item) {
        if (isEmpty) addItem(found, { start, end })
        else itemStart = start
      }
    }
    at = end
  }
  if (open.length > 0) throw refuse('unclosed')
  if (!found.root) throw refuse('not-xml')
  return found
}

function hasText(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    // The mark of the byte order is no text.
    if (!/[\s\ufeff]/.test(text[at] ?? '')) return true
  }
  return false
}

/** The names by which a format is known: the first of each level, where it is one that can hold listings. */
function noteOpening(found: Structure, open: string[], name: string, tag: string) {
  const own = plain(name)
  if (open.length === 0) {
    if (found.root) throw refuse('not-xml')
    if (own === 'html') throw refuse('html')
    found.root = own
    found.rootTag = tag
  } else if (open.length === 1 && LISTS.has(own)) {
    found.container = own
    found.item = LISTS.get(own) ?? ''
  }
}

const LISTS = new Map([
  ['listings', 'listing'],
  ['imoveis', 'imovel'],
])

function addItem(found: Structure, span: Span) {
  if (found.items.length === MOST_LISTINGS) {
    throw new FeedUnreadable('too-many', feedTexts.unreadable['too-many'](MOST_LISTINGS))
  }
  found.items.push(span)
}

/** Just after its `>`; one inside quotes ends nothing. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  let isInside = false
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '[') isInside = true
    else if (sign === ']') isInside = false
    else if (sign === '>' && !isInside) return at + 1
    else if (sign === '<' && !isInside) throw refuse('unclosed')
  }
  throw refuse('unclosed')
}

function requireHarmless(declaration: string, isAfterRoot: boolean) {
  if (/^<!doctype\s+html/i.test(declaration)) throw refuse('html')
  if (!/^<!doctype/i.test(declaration) || isAfterRoot) throw refuse('not-xml')
  if (DOCTYPE_INSIDE.test(declaration)) throw refuse('entities')
}

function nameAt(text: string, at: number): string {
  NAME.lastIndex = at
  const name = NAME.exec(text)?.[0]
  if (!name) throw refuse('not-xml')
  return name
}
