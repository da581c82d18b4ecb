import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { FEED_MAX_BYTES } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { partsOf } from '@portal/contract/shared/records'
import { guardedRequest, OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import type { Deps } from './property-feeds.feature.ts'
import { feedTexts } from './property-feeds.texts.ts'

const TIMEOUT_MS = 90_000
const MOST_REDIRECTS = 3
export const USER_AGENT = 'GuiaDaCidade/1.0 (feed de imoveis)'

/** What is known of the last good reading: the other side may say that nothing is new. */
type Known = { etag: string | null; lastModified: string | null }
type Fetched =
  | { kind: 'same' }
  | { kind: 'document'; body: Buffer; etag: string | null; lastModified: string | null }

/** The reading as a whole failed; the sentence is for the owner. */
export class ReadingFailed extends Error {
  readonly sentence: string
  constructor(sentence: string) {
    super(sentence)
    this.name = 'ReadingFailed'
    this.sentence = sentence
  }
}

const ungzip = promisify(gunzip)

/** Through the guard: https, public addresses at every redirect, so many bytes unpacked, so much time. */
export async function fetchFeed(
  url: string,
  known: Known | null,
  { config }: Pick<Deps, 'config'>,
): Promise<Fetched> {
  const call = {
    method: 'GET' as const,
    headers: {
      'user-agent': USER_AGENT,
      accept: 'application/xml, text/xml, */*;q=0.5',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
    timeoutMs: TIMEOUT_MS,
    maxBytes: FEED_MAX_BYTES,
    maxRedirects: MOST_REDIRECTS,
  }
  const answer = await guardedRequest(url, call, config.outgoing).catch((error: unknown) => {
    if (error instanceof OutgoingRefused) {
      throw new ReadingFailed(feedTexts.reading.unreached(error.reason))
    }
    throw error
  })
  if (answer.status === 304 && known) return { kind: 'same' }
  if (answer.status !== 200) throw new ReadingFailed(feedTexts.reading.status(answer.status))
  return {
    kind: 'document',
    body: await unpacked(answer.body),
    etag: header(answer.headers.etag, 300),
    lastModified: header(answer.headers['last-modified'], 100),
  }
}

/** A file that is itself packed, as `imoveis.xml.gz`. */
async function unpacked(body: Buffer): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return await ungzip(body, { maxOutputLength: FEED_MAX_BYTES })
  } catch (error) {
    const isLarge = partsOf(error).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ReadingFailed(
      isLarge ? feedTexts.reading.unreached('too-large') : feedTexts.unreadable['not-xml'],
    )
  }
}

const header = (text: string | undefined, most: number) =>
  text && text.length <= most ? text : null
