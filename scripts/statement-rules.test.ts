import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../server/src/platform/database/database.ts'
import { createLog } from '../server/src/platform/log.ts'
import { takeObserved, watch } from '../server/test/observed-statements.ts'
import * as planted from '../server/test/planted-statements.ts'
import { createTestDatabase } from '../server/test/test-database.ts'
import { repository } from './processes.ts'
import { type Findings, statementFindings } from './statement-rules.ts'

describe('the type of a statement is compared with what PostgreSQL answers', () => {
  let findings: Findings
  let release = async () => {}

  beforeAll(async () => {
    const { urls, drop } = await createTestDatabase()
    const stopWatching = watch()
    const log = createLog('silent', 'app')
    const { db, pool } = connect({
      ...{ url: urls.app, poolSize: 1, patienceMs: 5_000, log, name: 'planted' },
    })
    release = async () => {
      stopWatching()
      await pool.end()
      await drop()
    }
    for (const query of [
      ...[planted.right, planted.wrongName, planted.wrongType, planted.wrongList],
      ...[planted.nullInIt, planted.unknownWord, planted.wrongWithin, planted.lackingWithin],
    ]) {
      await query.execute(db)
    }
    await planted.inBuilder(db)
    const file = join(repository, 'server/test/planted-statements.ts')
    const { options } = ts.convertCompilerOptionsFromJson(
      { strict: true, module: 'nodenext', target: 'es2024', lib: ['es2024'] },
      repository,
    )
    const program = ts.createProgram([file], { ...options, noEmit: true, types: ['node'] })
    findings = statementFindings(program, (name) => name === file, takeObserved())
  })
  afterAll(() => release())

  it.each([
    ['a column of another name', 'says "title", which is no column of it.'],
    ['another type', 'says "total" is string: PostgreSQL answers number.'],
    ['a list of another type', 'says "days" is string[]: PostgreSQL answers type 1007.'],
    ['null where none is said to be', 'says "name" is string: it was null.'],
    ['a word that the type does not know', 'has "table" in "kind", which its type does not know.'],
    ['another type within json', 'says "photo.width" is number: it was string.'],
    ['what is missing within json', 'says "photo.width", which was not in all of them.'],
    [
      'an expression of another type in the builder',
      'says "totals.count" is string: it was number.',
    ],
    [
      'a type that `sql` was given by its place',
      'gives `sql` the type boolean: nobody compares that.',
    ],
  ])('and %s is named', (_, sentence) => {
    expect(findings.wrong.filter((found) => found.includes(sentence))).toHaveLength(1)
  })

  it('while what is as it says is not', () => {
    expect(findings.wrong).toHaveLength(9)
    expect(findings.checked).toBe(11)
  })

  it('and what no test executed is told apart', () => {
    expect(findings.unseen).toEqual([expect.stringContaining('was neither executed nor described')])
  })
})
