import { XMLParser } from 'fast-xml-parser'

/** One listing of a feed: names in lower case without prefixes, every value as it was written. */
export type XmlNode = { readonly [name: string]: unknown }

const TEXT = '#text'
const ATTRIBUTE = '@'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  // A CEP of 01310100 is no number.
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  // Entities of its own a document cannot have here; these are those of HTML in a long text.
  processEntities: { enabled: true, maxTotalExpansions: 100_000, maxExpandedLength: 1_000_000 },
  transformTagName: (name) => name.toLowerCase(),
  transformAttributeName: (name) => name.toLowerCase(),
  maxNestedTags: 40,
})

/** Null where this piece cannot be read: it fails alone. */
export function parseListing(fragment: string): XmlNode | null {
  try {
    const [root] = Object.values(parser.parse(fragment) as object)
    return isNode(root) ? root : {}
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every child of that name, in order. */
export function childrenOf(node: XmlNode, name: string): unknown[] {
  const value = Object.hasOwn(node, name) ? node[name] : undefined
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

export function childOf(node: XmlNode, name: string): XmlNode {
  const [first] = childrenOf(node, name)
  return isNode(first) ? first : {}
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isNode(value) && typeof value[TEXT] === 'string' ? value[TEXT].trim() : ''
}

/** Of the first of these names that says something. */
export function textIn(node: XmlNode, ...names: string[]): string {
  for (const name of names) {
    for (const child of childrenOf(node, name)) {
      const text = textOf(child)
      if (text) return text
    }
  }
  return ''
}

export function attributeOf(value: unknown, name: string): string {
  if (!isNode(value)) return ''
  const own = Object.hasOwn(value, ATTRIBUTE + name) ? value[ATTRIBUTE + name] : ''
  return typeof own === 'string' ? own.trim() : ''
}
