/** One listing of a feed: names in lower case without prefixes, every value as it was written. */
export type XmlNode = { readonly [name: string]: unknown }

export const TEXT = '#text'
export const ATTRIBUTE = '@'

export const isNode = (value: unknown): value is XmlNode =>
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
