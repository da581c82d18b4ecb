import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import type { Observed } from '../server/test/observed-statements.ts'
import { repository } from './processes.ts'
import { columnFindings, statementFindings } from './statement-rules.ts'

/**
 * After the tests: `check-statements.ts FOLDER [--all]` compares the types of our SQL with what they saw of
 * PostgreSQL's answers. With `--all` statements that were neither executed nor described are named.
 */
const [folder = join(repository, 'reports/statements'), all] = process.argv.slice(2)
const config = ts.getParsedCommandLineOfConfigFile(
  join(repository, 'server/tsconfig.json'),
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
)
if (!config) throw new Error('server/tsconfig.json cannot be read')
const isOurs = (file: string) => /\/server\/src\//.test(file) && !/\.test\.tsx?$/.test(file)
const program = ts.createProgram(config.fileNames.filter(isOurs), config.options)
const observed = await readObserved()
const statements = statementFindings(program, isOurs, observed)
const columns = columnFindings(program, observed)
const wrong = [...statements.wrong, ...columns.wrong]
const unseen = [...statements.unseen, ...columns.unseen]
for (const complaint of all ? [...wrong, ...unseen] : wrong) say(complaint)
say(
  `${statements.checked} pieces of SQL with a type, ${columns.checked} declared columns: ${unseen.length} seen by no test, ${wrong.length} wrong`,
)
process.exitCode = wrong.length === 0 ? 0 : 1

async function readObserved(): Promise<Observed> {
  const together: Observed = {}
  for await (const file of glob('*.json', { cwd: folder })) {
    const seen: Observed = JSON.parse(await readFile(join(folder, file), 'utf8'))
    for (const [key, entry] of Object.entries(seen)) {
      const known = together[key]
      // Columns stand beside each other as they were seen: each is compared by itself.
      together[key] = known
        ? {
            columns: [...known.columns, ...entry.columns],
            isPart: known.isPart || entry.isPart,
          }
        : entry
    }
  }
  return together
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function fail(message: string | ts.DiagnosticMessageChain): never {
  throw new Error(ts.flattenDiagnosticMessageText(message, '\n'))
}
