import { randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Attachment, decodeWords } from 'postal-mime'

export type Envelope = { from: string; to: string[] }

export type Mail = {
  id: string
  receivedAt: string
  /** As the reader of the mail sees it; the envelope's sender only where the header is missing. */
  from: string
  /** The envelope's recipients: unlike the header they also hold the blind copies. */
  to: string[]
  subject: string
  text: string | null
  html: string | null
  headers: { name: string; value: string }[]
  /** Names and sizes only: five hundred mails with their files would not fit in memory. */
  attachments: { filename: string | null; mimeType: string; sizeBytes: number }[]
}

export async function parseMail(
  source: Uint8Array,
  envelope: Envelope,
): Promise<Omit<Mail, 'receivedAt'>> {
  const email = await PostalMime.parse(source)
  return {
    id: randomUUID(),
    from: email.from ? formatAddress(email.from) : envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({
      name: originalKey,
      value: decodeWords(value),
    })),
    attachments: email.attachments.map(describeAttachment),
  }
}

function formatAddress({ name, address }: Address) {
  if (!address) return name
  return name ? `${name} <${address}>` : address
}

function describeAttachment({ filename, mimeType, content }: Attachment) {
  const sizeBytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  return { filename, mimeType, sizeBytes }
}
