const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * React puts the preloads of a page's scripts before its stylesheet. On a slow line they then share
 * the first second with what the page needs to be seen. Here they follow the content, and say
 * themselves that they can wait.
 */
export function scriptsAfterContent(html: string): string {
  const preloads = html.match(MODULE_PRELOAD) ?? []
  const waiting = preloads
    .map((link) => link.replace('<link', '<link fetchpriority="low"'))
    .join('')
  return html.replace(MODULE_PRELOAD, '').replace('</body>', () => `${waiting}</body>`)
}
