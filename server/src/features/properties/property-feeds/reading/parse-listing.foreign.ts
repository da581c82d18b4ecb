import { partsOf } from '@portal/contract/shared/records'
import { XMLParser } from 'fast-xml-parser'
import { ATTRIBUTE, isNode, TEXT, type XmlNode } from './xml-node.rules.ts'

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
    const [root] = Object.values(partsOf(parser.parse(fragment)))
    return isNode(root) ? root : {}
  } catch {
    return null
  }
}
