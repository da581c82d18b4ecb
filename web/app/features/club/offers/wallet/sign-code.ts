import {
  qrText,
  SIGNATURE_LENGTH,
  signedText,
} from '@portal/contract/club/offers/coupon-code-rules'

/** Made on the phone itself, so that a beach without a signal is no hindrance. */
export async function signCode(
  { id, key }: { id: string; key: string },
  step: number,
): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', secret, bytes.encode(signedText(id, step)))
  const text = btoa(String.fromCharCode(...new Uint8Array(signed)))
  const signature = text.replaceAll('+', '-').replaceAll('/', '_').slice(0, SIGNATURE_LENGTH)
  return qrText({ couponId: id, step, signature })
}
