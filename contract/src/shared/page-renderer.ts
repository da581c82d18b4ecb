/**
 * The seam between server and web inside one process: the web's build exports a `PageRenderer`, the
 * server calls it. Neither imports the other.
 */
export type PageRenderer = {
  render(request: Request, context: PageContext): Promise<Response>
  /** The search parameters a page reads; others can neither change a page nor fill the cache. */
  searchParametersOf(pathname: string): readonly string[]
  /** A path as the table of addresses writes it; one that nobody has is left as it is. */
  addressOf(pathname: string): string
  /** For a path that no page has, the one under which its "not found" is kept for all of them. */
  unknownAddressOf(pathname: string): string | null
}

export type PageContext = {
  nonce: string
  publicOrigin: string
  release: string
  showDevelopmentPages: boolean
  /** When the page is made, by the server's clock: what it says of now is said of this moment. */
  now: Date
  /** A read of our own API, in this process. */
  readApi(path: string): Promise<{ status: number; body: unknown }>
  /** The page's text. Handed over beside the response: its streams would cost a tenth of the render. */
  deliver(html: string): void
  /** The sentence a person reads must not hide why: the cause goes to the log. */
  reportError(error: unknown): void
}
