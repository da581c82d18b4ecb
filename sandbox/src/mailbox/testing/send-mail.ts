import { createTransport, type SendMailOptions } from 'nodemailer'

/** One mail over a connection of its own, closed again before this returns. */
export async function sendMail(smtpPort: number, mail: SendMailOptions) {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort })
  return transport.sendMail({
    from: 'Portal <nao-responda@portal.test>',
    to: 'ana@exemplo.test',
    subject: 'Olá',
    text: 'Bem-vinda.',
    ...mail,
  })
}
