import type { RunningWhatsApp } from '../start-whatsapp.ts'

const ACCOUNT = { token: 'whatsapp-local-token', phoneNumberId: '100000000000001' }

export type Sent = {
  contacts: [{ input: string; wa_id: string }]
  messages: [{ id: string; message_status?: string }]
}

type Refused = {
  error: { code: number; message: string; error_data: { details: string }; fbtrace_id: string }
}

/** A one-time code as the portal sends it; the second code is the one of the button. */
export function codeMessage(code: string, { to = '5591988887777', buttonCode = code } = {}) {
  const carrying = (text: string) => [{ type: 'text', text }]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: 'codigo_de_acesso',
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters: carrying(code) },
        { type: 'button', sub_type: 'url', index: '0', parameters: carrying(buttonCode) },
      ],
    },
  }
}

export function textMessage(body: string, to = '5591988887777') {
  return { messaging_product: 'whatsapp', to, type: 'text', text: { body } }
}

export function post({ url }: RunningWhatsApp, body: unknown, { token, phoneNumberId } = ACCOUNT) {
  return fetch(`${url}/v25.0/${phoneNumberId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export async function send(whatsApp: RunningWhatsApp, body: unknown): Promise<Sent> {
  const answer = await post(whatsApp, body)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json() as Promise<Sent>
}

export async function refusal(answer: Response) {
  const { error } = (await answer.json()) as Refused
  return { status: answer.status, ...error, details: error.error_data.details }
}
