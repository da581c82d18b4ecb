/** Every word must occur somewhere; the signs LIKE reads as wildcards stand for themselves. */
export function wordPatterns(search: string | undefined): string[] {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '')
  return [...new Set(words)].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
