type Cookie = { value: string; path: string }
export type Page = { url: string; status: number; headers: Headers; body: string }

/**
 * As much of a browser as a sign-in needs: cookies by path, and redirects followed until they leave
 * the provider.
 */
export class Browser {
  readonly #cookies = new Map<string, Cookie>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async open(url: string, form?: Record<string, string>): Promise<Page> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookieHeader(url), accept: 'text/html' },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    this.#keepCookies(answer)
    const location = answer.headers.get('location')
    if (location === null) {
      return { url, status: answer.status, headers: answer.headers, body: await answer.text() }
    }
    const next = new URL(location, url).href
    if (!next.startsWith(`${this.#origin}/`)) {
      return { url: next, status: answer.status, headers: answer.headers, body: '' }
    }
    return this.open(next)
  }

  #cookieHeader(url: string) {
    const { pathname } = new URL(url)
    return [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  #keepCookies(answer: Response) {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value) this.#cookies.set(name, { value, path })
      else this.#cookies.delete(name)
    }
  }
}
