import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A browser that is known again by a cookie we signed, with marks of what was shown in it. Nobody reads an
 * e-mail or a phone out of a mark, and nobody writes one.
 */
export type Browser = {
  id: string
  /** The newest first. */
  marks: readonly string[]
}

type Kind = {
  /** Of the cookie. */
  name: string
  /** No other page and no other call is sent it. */
  path: string
  /** What a mark is of: it proves nothing elsewhere. */
  markOf: string
  signedAs: string
  mostMarks: number
}

const LIFETIME_SECONDS = 180 * 24 * 60 * 60

export function signedBrowsers({ name, path, markOf, signedAs, mostMarks }: Kind) {
  const mac = (words: string, secret: string) =>
    createHmac('sha256', secret).update(words).digest('base64url')
  const mark = (what: string, secret: string) => mac(`${markOf}\0${what}`, secret).slice(0, 22)
  const signed = (words: string, secret: string) => mac(`${signedAs}\0${words}`, secret)

  return {
    create: (): Browser => ({ id: randomBytes(16).toString('base64url'), marks: [] }),

    knows: (browser: Browser, what: string, secret: string) =>
      browser.marks.includes(mark(what, secret)),

    withMark(browser: Browser, what: string, secret: string): Browser {
      const made = mark(what, secret)
      const others = browser.marks.filter((other) => other !== made)
      return { ...browser, marks: [made, ...others].slice(0, mostMarks) }
    },

    /** Null where there is none, or where somebody wrote it themselves. */
    read(cookies: string | undefined, secret: string): Browser | null {
      const pair = cookies?.split('; ').find((one) => one.startsWith(`${name}=`))
      const [words, signature = ''] = pair?.slice(name.length + 1).split('*') ?? []
      if (!words) return null
      const expected = Buffer.from(signed(words, secret))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const [id = '', ...marks] = words.split('.')
      return { id, marks }
    },

    cookie(browser: Browser, secret: string, isSecure: boolean): string {
      const words = [browser.id, ...browser.marks].join('.')
      return [
        `${name}=${words}*${signed(words, secret)}`,
        `Max-Age=${LIFETIME_SECONDS}`,
        `Path=${path}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
      ].join('; ')
    },
  }
}
