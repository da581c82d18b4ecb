/** Which banner and which popup this browser has had enough of: the last key of each. */
const PLACES = { banner: 'portal.faixa', popup: 'portal.aviso' } as const
type Kind = keyof typeof PLACES

/** A browser that keeps nothing is told again; nothing breaks. */
export function closedKey(kind: Kind): string | null {
  try {
    return window.localStorage.getItem(PLACES[kind])
  } catch {
    return null
  }
}

export function rememberClosed(kind: Kind, key: string) {
  try {
    window.localStorage.setItem(PLACES[kind], key)
  } catch {
    // Nothing to be done about it.
  }
}

export const BANNER_ID = 'faixa-do-portal'

/**
 * Runs while the page is read, right after the banner: who closed it never sees it, and nothing
 * moves. The same text on every page, so that the page's policy can name it by its hash.
 */
export const HIDE_CLOSED_BANNER = `try{var b=document.getElementById('${BANNER_ID}');if(localStorage.getItem('${PLACES.banner}')===b.dataset.key)b.hidden=true}catch(e){}`
