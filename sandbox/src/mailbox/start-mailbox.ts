import { Mailbox } from './mailbox.ts'
import { type SmtpServer, startSmtp } from './smtp.ts'
import { buildMailboxWeb } from './web.ts'

/** 0 takes any free port. */
export type MailboxPorts = { smtpPort: number; webPort: number }

export type RunningMailbox = {
  smtpPort: number
  webUrl: string
  mailbox: Mailbox
  refuse: SmtpServer['refuse']
  stop(): Promise<void>
}

export async function startMailbox({ smtpPort, webPort }: MailboxPorts): Promise<RunningMailbox> {
  const mailbox = new Mailbox()
  const smtp = await startSmtp(mailbox, smtpPort)
  const web = buildMailboxWeb(mailbox)
  const closeBoth = async () => {
    await Promise.all([smtp.stop(), web.close()])
  }

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= closeBoth()
    return stopping
  }

  try {
    const webUrl = await web.listen({ host: '127.0.0.1', port: webPort })
    return { smtpPort: smtp.port, webUrl, mailbox, refuse: smtp.refuse, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
