import {
  namesOfPort,
  readCardHintsUrl,
  readSandboxPorts,
  type SandboxPorts,
} from './sandbox-ports.ts'
import { startSandbox } from './start-sandbox.ts'

try {
  await start(readSandboxPorts(process.env), readCardHintsUrl(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

type ListenFailure = NodeJS.ErrnoException & { port?: number }

async function start(ports: SandboxPorts, cardHintsUrl: string) {
  const running = await startSandbox(ports, cardHintsUrl).catch((error: ListenFailure) => {
    throw error.code === 'EADDRINUSE' ? new Error(describeTaken(ports, error)) : error
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.stop())
  }
  for (const [name, address] of Object.entries(running.addresses)) {
    process.stdout.write(`${name}: ${address}\n`)
  }
}

function describeTaken(ports: SandboxPorts, { port }: ListenFailure) {
  return `A porta ${port} já está em uso: defina outra em ${namesOfPort(ports, port).join(' ou ')}.`
}
