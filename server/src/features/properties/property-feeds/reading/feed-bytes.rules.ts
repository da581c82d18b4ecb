import { feedTexts } from '../property-feeds.texts.ts'
import { FeedUnreadable } from './feed-unreadable.ts'

const DECLARATION = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i
const DECLARED_WITHIN = 400

/** What the standard of encodings calls them: ISO-8859-1 is read as windows-1252, which agrees and has more. */
const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
}

/** Letters of Portuguese in UTF-8, read one byte at a time. */
const MANGLED = /Ã[£§¡©­³µªº]|Ã\u00ad/

function encodingOf(bytes: Buffer): { name: string; isDeclared: boolean } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { name: 'utf-16le', isDeclared: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { name: 'utf-16be', isDeclared: true }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { name: 'utf-8', isDeclared: true }
  }
  const declared = DECLARATION.exec(bytes.toString('latin1', 0, DECLARED_WITHIN))?.[1]
  if (!declared) return { name: 'utf-8', isDeclared: false }
  const name = ENCODINGS[declared.toLowerCase()]
  if (!name) throw new FeedUnreadable('encoding', feedTexts.unreadable.encoding(declared))
  return { name, isDeclared: true }
}

/** By the file's own declaration. One that says UTF-8 and is not is read as what it then always is, and said so. */
export function decodeFeed(bytes: Buffer): { text: string; warnings: string[] } {
  const { name, isDeclared } = encodingOf(bytes)
  if (name !== 'utf-8') {
    const text = new TextDecoder(name).decode(bytes)
    return { text, warnings: MANGLED.test(text) ? [feedTexts.warnings.mangled] : [] }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] }
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return { text, warnings: isDeclared ? [feedTexts.warnings.notUtf8] : [] }
  }
}
