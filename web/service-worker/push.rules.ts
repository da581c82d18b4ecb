import { partsOf } from '@portal/contract/shared/records'

/** What a push shows. Pure. */

const USUAL = {
  title: 'Guia Salinópolis',
  body: 'Há um aviso novo para você.',
  path: '/dash-clube#avisos',
}

export type ShownPush = {
  title: string
  body: string
  /** The newer one of a tag takes the place of the older. */
  tag: string
  /** Whole address, always of this site. */
  navigate: string
}

/** Of the words of a declarative push; whatever else arrives is shown as a notice without words of its own. */
export function shownOf(text: string, origin: string): ShownPush {
  const { title, body, tag, navigate } = notificationIn(text)
  return {
    title: wordsOf(title) ?? USUAL.title,
    body: wordsOf(title) ? (wordsOf(body) ?? '') : USUAL.body,
    tag: wordsOf(tag) ?? 'aviso',
    navigate: ownAddress(wordsOf(navigate), origin) ?? origin + USUAL.path,
  }
}

function notificationIn(text: string): Record<string, unknown> {
  try {
    return partsOf(partsOf(JSON.parse(text)).notification)
  } catch {
    // Not ours, or cut: a browser takes the permission away from who shows nothing.
    return {}
  }
}

const wordsOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

function ownAddress(address: string | undefined, origin: string): string | null {
  const url = address ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.href : null
}

/** Of the windows that are open, the one that shows it already. A window with something else is left alone. */
export const windowFor = <Window extends { url: string }>(
  windows: readonly Window[],
  navigate: string,
): Window | null => {
  const { pathname, search } = new URL(navigate)
  return (
    windows.find(({ url }) => {
      const shown = new URL(url)
      return shown.pathname === pathname && shown.search === search
    }) ?? null
  )
}
