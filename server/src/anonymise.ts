import { anonymiseDatabase, NotAnonymised, refreshSearch } from './anonymise-database.ts'
import { readConfig } from './platform/config/config.ts'

/**
 * An operator's command, on a restored copy: `npm run anonymise -- guia_ensaio` takes people out of the database of
 * that name, which DATABASE_OWNER_URL leads to.
 */
const [name] = process.argv.slice(2)
if (!name) {
  process.stderr.write('Diga o nome do banco: anonymise guia_ensaio\n')
  process.exit(1)
}
try {
  const { ownerUrl } = readConfig(process.env).database
  const { columns } = await anonymiseDatabase(ownerUrl, name)
  await refreshSearch(ownerUrl)
  process.stdout.write(
    `${name}: pessoas tiradas de ${columns} colunas; sessões, códigos, avisos e fila apagados.\n` +
      'Para entrar: first-superadmin nome@exemplo.com.br\n',
  )
} catch (error) {
  if (!(error instanceof NotAnonymised)) throw error
  process.stderr.write(`Nada foi mudado: ${error.message}\n`)
  process.exitCode = 1
}
