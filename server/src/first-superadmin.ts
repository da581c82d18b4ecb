import { Email } from '@portal/contract/shared/person-fields'
import { createDeps } from './deps.ts'
import { offerFirstSuperadmin } from './features/people/people/offer-first-superadmin.ts'
import { readConfig } from './platform/config/config.ts'
import { DomainError } from './platform/errors/domain-errors.ts'
import { createLog } from './platform/log.ts'

/** An operator's command, once: `npm run first-superadmin -- edson@exemplo.com.br` prints a link. */
const email = Email.safeParse(process.argv[2])
if (!email.success) {
  process.stderr.write('Diga o e-mail: first-superadmin nome@exemplo.com.br\n')
  process.exit(1)
}
const config = readConfig(process.env)
const deps = await createDeps(config, createLog(config.logLevel, 'command'))
try {
  const { address, expiresAt } = await offerFirstSuperadmin(email.data, deps)
  const until = expiresAt.toLocaleTimeString('pt-BR', {
    timeStyle: 'short',
    timeZone: 'America/Belem',
  })
  process.stdout.write(
    `Abra até ${until} e entre com ${email.data}, ou crie a conta ali mesmo:\n\n  ${address}\n\n` +
      'O link serve uma vez. A senha precisa de 15 letras ou mais; o segundo fator é pedido na entrada.\n',
  )
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  process.stderr.write(`${error.sentence ?? error.message}\n`)
  process.exitCode = 1
} finally {
  await deps.close()
}
