export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
export type DecodedText = { text: string; encoding: Encoding }

/**
 * A text file as spreadsheets save it. What is no UTF-8 is taken for Windows-1252, which every byte
 * fits; null where it holds what no text has, and so is none.
 */
export function decodeText(bytes: Buffer): DecodedText | null {
  const decoded = decode(bytes)
  return decoded.text.includes('\0') ? null : decoded
}

function decode(bytes: Buffer): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
