import { startMailbox } from './mailbox/start-mailbox.ts'
import { readMailboxPorts } from './mailbox-ports.ts'

try {
  const running = await startMailbox(readMailboxPorts(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.stop())
  }
  process.stdout.write(`Caixa de correio: ${running.webUrl}\n`)
  process.stdout.write(`SMTP: smtp://127.0.0.1:${running.smtpPort}\n`)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}

function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') return error.message
  return `A porta ${port} já está em uso: defina outra em MAILBOX_SMTP_PORT ou MAILBOX_WEB_PORT.`
}
