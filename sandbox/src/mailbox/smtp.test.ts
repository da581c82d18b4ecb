import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningMailbox, startMailbox } from './start-mailbox.ts'
import { sendMail } from './testing/send-mail.ts'

let running: RunningMailbox
beforeEach(async () => {
  running = await startMailbox({ smtpPort: 0, webPort: 0 })
})
afterEach(() => running.stop())

const subjects = () => running.mailbox.list().map(({ subject }) => subject)

describe('the SMTP server', () => {
  it('keeps accents in subject, names and both parts', async () => {
    await sendMail(running.smtpPort, {
      from: 'João da Conceição <joao@exemplo.test>',
      subject: 'Programação de verão: açaí às 19h30 ☀',
      text: 'Não há maré — até já.',
      html: '<p>Não há maré</p>',
    })

    const [mail] = running.mailbox.list()
    expect(mail).toMatchObject({
      from: 'João da Conceição <joao@exemplo.test>',
      to: ['ana@exemplo.test'],
      subject: 'Programação de verão: açaí às 19h30 ☀',
    })
    expect(mail?.text).toContain('Não há maré — até já.')
    expect(mail?.html).toContain('<p>Não há maré</p>')
    expect(mail?.headers).toContainEqual({ name: 'Subject', value: mail?.subject })
  })

  it('knows a mail without HTML from one that has it', async () => {
    await sendMail(running.smtpPort, { subject: 'só texto', text: 'oi' })

    expect(running.mailbox.list()[0]).toMatchObject({
      html: null,
      text: expect.stringMatching(/^oi/),
    })
  })

  it('delivers to every recipient, blind copies too', async () => {
    await sendMail(running.smtpPort, { to: 'ana@exemplo.test', bcc: 'oculto@exemplo.test' })

    expect(running.mailbox.list('oculto@exemplo.test')).toHaveLength(1)
    expect(running.mailbox.list()[0]?.to).toEqual(['ana@exemplo.test', 'oculto@exemplo.test'])
  })

  it('lists attachments with name, type and size', async () => {
    await sendMail(running.smtpPort, {
      attachments: [{ filename: 'recibo não fiscal.pdf', content: Buffer.alloc(2500) }],
    })

    expect(running.mailbox.list()[0]?.attachments).toEqual([
      { filename: 'recibo não fiscal.pdf', mimeType: 'application/pdf', sizeBytes: 2500 },
    ])
  })

  it('takes any credentials, and many mails over one connection', async () => {
    const pool = createTransport({
      host: '127.0.0.1',
      port: running.smtpPort,
      pool: true,
      maxConnections: 1,
      auth: { user: 'quem', pass: 'quer' },
    })
    for (const subject of ['1', '2', '3', '4', '5']) {
      await pool.sendMail({ from: 'a@exemplo.test', to: 'b@exemplo.test', subject, text: 'oi' })
    }
    pool.close()

    expect(subjects()).toEqual(['5', '4', '3', '2', '1'])
  })

  it.each([
    ['temporary', 451],
    ['permanent', 550],
  ] as const)('refuses with a %s error until told otherwise', async (refusal, responseCode) => {
    running.refuse(refusal)
    await expect(sendMail(running.smtpPort, { subject: 'recusada' })).rejects.toMatchObject({
      responseCode,
    })
    expect(subjects()).toEqual([])

    running.refuse(null)
    await sendMail(running.smtpPort, { subject: 'aceita' })
    expect(subjects()).toEqual(['aceita'])
  })

  it('refuses a mail above 10 MiB and keeps working', async () => {
    const tooLarge = 'linha de texto\n'.repeat(800_000)
    await expect(sendMail(running.smtpPort, { text: tooLarge })).rejects.toMatchObject({
      responseCode: 552,
    })

    await sendMail(running.smtpPort, { subject: 'pequena' })
    expect(subjects()).toEqual(['pequena'])
  })

  it('refuses a mail that cannot be parsed', async () => {
    const boundaries = Array.from({ length: 300 }, (_, depth) =>
      [`--b${depth}`, `Content-Type: multipart/mixed; boundary=b${depth + 1}`, '', ''].join('\r\n'),
    )
    const raw = `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${boundaries.join('')}`

    const envelope = { from: 'a@exemplo.test', to: 'b@exemplo.test' }
    await expect(sendMail(running.smtpPort, { raw, envelope })).rejects.toMatchObject({
      responseCode: 554,
    })
    expect(subjects()).toEqual([])
  })
})
