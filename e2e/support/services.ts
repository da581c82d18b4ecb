import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SERVICES_FILE } from './operator.ts'

type Message = { id: string; subject: string }
type Mail = Message & { text: string }

export async function service(port: string) {
  const services = JSON.parse(await readFile(SERVICES_FILE, 'utf8')) as Record<string, string>
  return `http://127.0.0.1:${services[port]}`
}

async function readJson<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer
}

/** The page a person opens to read their mail. */
export const mailboxUrl = () => service('MAILBOX_WEB_PORT')

/** Waits for the worker to have sent it. */
export async function mailTo(email: string, subject: string): Promise<Mail> {
  const mailbox = await mailboxUrl()
  const list = () => readJson<Message[]>(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`)
  let found: Message | undefined
  await expect(async () => {
    found = (await list()).find((message) => message.subject === subject)
    expect(found).toBeDefined()
  }).toPass({ timeout: 40_000 })
  return readJson<Mail>(`${mailbox}/api/messages/${found?.id}`)
}

/** Six digits, in a subject of its own so that a phone shows them by themselves. */
export async function codeMailedTo(email: string): Promise<string> {
  const mailbox = await mailboxUrl()
  let code: string | undefined
  await expect(async () => {
    const list = await readJson<Message[]>(
      `${mailbox}/api/messages?to=${encodeURIComponent(email)}`,
    )
    code = list.map(({ subject }) => /^\d{6}\b/.exec(subject)?.[0]).find(Boolean)
    expect(code).toBeDefined()
  }).toPass({ timeout: 40_000 })
  return code ?? ''
}

/** The newest code that reached the phone by WhatsApp. */
export async function codeSentTo(phone: string): Promise<string> {
  const whatsApp = await service('WHATSAPP_PORT')
  let code = ''
  await expect(async () => {
    const messages = await readJson<object[]>(`${whatsApp}/api/messages?to=${phone}`)
    code = /\b(\d{6})\b/.exec(JSON.stringify(messages[0] ?? {}))?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 40_000 })
  return code
}
