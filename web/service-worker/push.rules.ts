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
  /** What its button ends: its words, its address where ending fails, and what we say to the portal. */
  stop?: { title: string; navigate: string; token: string }
}

/** Of the words of a declarative push; whatever else arrives is shown as a notice without words of its own. */
export function shownOf(text: string, origin: string): ShownPush {
  const { title, body, tag, navigate, ...rest } = notificationIn(text)
  const stop = stopIn(rest, origin)
  return {
    title: wordsOf(title) ?? USUAL.title,
    body: wordsOf(title) ? (wordsOf(body) ?? '') : USUAL.body,
    tag: wordsOf(tag) ?? 'aviso',
    navigate: ownAddress(wordsOf(navigate), origin) ?? origin + USUAL.path,
    ...(stop ? { stop } : {}),
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

function stopIn(
  { actions, data }: Record<string, unknown>,
  origin: string,
): ShownPush['stop'] | null {
  const [action] = Array.isArray(actions) ? (actions as Record<string, unknown>[]) : []
  const title = wordsOf(action?.title)
  const navigate = ownAddress(wordsOf(action?.navigate), origin)
  const token = wordsOf((data as { stop?: unknown } | null | undefined)?.stop)
  return title && navigate && token ? { title, navigate, token } : null
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
