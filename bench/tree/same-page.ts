/**
 * Fails unless both documents say the same. What only the router writes is left out: its scripts,
 * its links to files, and the ids React counts by the depth of a tree.
 */
export function requireSamePage(ours: string, peer: string) {
  const [a, b] = [essence(ours), essence(peer)]
  if (a === b) return
  const at = [...a].findIndex((character, index) => character !== b[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`the peer renders another page:\n  app:  ${around(a)}\n  peer: ${around(b)}`)
}

function essence(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace(/_R_\w*_/g, 'id')
    .replace(/<!--.*?-->/g, '')
    .replace(/ nonce="[^"]*"/g, '')
}
