import { createHmac, randomBytes } from 'node:crypto'
import type { Message, Status } from './conversations.ts'
import { type ErrorCode, GraphError } from './graph-error.ts'

const ANSWER_TIMEOUT_MILLISECONDS = 10_000

export type StatusUpdate = { status: Status; at: Date; errorCode: ErrorCode }

/** Tells the portal what became of a message, signed over the very bytes that are sent. */
export async function postStatus(
  url: string,
  message: Message,
  update: StatusUpdate,
  { appSecret, phoneNumberId }: { appSecret: string; phoneNumberId: string },
): Promise<number> {
  const body = JSON.stringify(statusEvent(message, update, phoneNumberId))
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS),
  })
  await answer.body?.cancel()
  return answer.status
}

/** The handshake before the first event: the portal proves itself by echoing the challenge. */
export async function shakeHands(url: string, verifyToken: string): Promise<boolean> {
  const challenge = String(randomBytes(4).readUInt32BE())
  const address = new URL(url)
  address.searchParams.set('hub.mode', 'subscribe')
  address.searchParams.set('hub.challenge', challenge)
  address.searchParams.set('hub.verify_token', verifyToken)
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS) })
  const echo = await answer.text()
  return answer.ok && echo === challenge
}

function statusEvent(
  { id, waId }: Message,
  { status, at, errorCode }: StatusUpdate,
  phoneNumberId: string,
) {
  const event = {
    id,
    status,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    recipient_id: waId,
    ...(status === 'failed' ? { errors: [new GraphError(errorCode).report()] } : {}),
  }
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '550000000000', phone_number_id: phoneNumberId },
    statuses: [event],
  }
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '0', changes: [{ field: 'messages', value }] }],
  }
}
