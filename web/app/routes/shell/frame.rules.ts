/** `screen` ends with the screen, under a header that phones do without; `none` is inside a page of others. */
export type Frame = 'page' | 'screen' | 'none'

/** What of the shell stands around a page. The map has no foot, and on a phone all the room there is. */
export function frameOf(pathname: string, search: string): Frame {
  if (!/^\/mapa\/?$/.test(pathname)) return 'page'
  return new URLSearchParams(search).get('embed') === '1' ? 'none' : 'screen'
}
