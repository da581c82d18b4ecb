/**
 * Scrolling is smooth only on the way to another part of the same page. The mark is set by the press
 * of such a link and goes with the next one, so that the router moves between pages at once.
 */
export function glideToAnchors(root: HTMLElement = document.documentElement): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    root.toggleAttribute('data-glides', link !== null && leadsWithinPage(link, window.location))
  }
  const stop = () => root.removeAttribute('data-glides')
  document.addEventListener('click', onClick, { capture: true })
  window.addEventListener('popstate', stop, { capture: true })
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('popstate', stop, { capture: true })
    stop()
  }
}

const leadsWithinPage = ({ hash, origin, pathname, search }: HTMLAnchorElement, here: Location) =>
  hash !== '' && origin === here.origin && pathname === here.pathname && search === here.search
