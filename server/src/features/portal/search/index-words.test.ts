import { readFileSync } from 'node:fs'
import { readTranscript } from '@portal/contract/newsroom/podcast/transcript'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createCategories, createListing } from '../../../../test/establishments.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { upkeepSearch } from './search.jobs.ts'

const portal = useTestApp()
const VOCABULARY_MIGRATION = new URL(
  '../../../../migrations/0032_search_words_as_the_index.sql',
  import.meta.url,
)

async function told<Value>(query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value> {
  const { rows } = await query.execute(portal.deps.connection)
  const [row] = rows
  if (!row) throw new Error('nothing was told')
  return row.value
}
const termsOf = (words: string) =>
  told(sql<{ value: string }>`select search_terms_of(${words}) as value`)

describe('a word of the index', () => {
  // spec: 411
  it.each([
    ['maré', 'mar'],
    ['maré', 'maria'],
    ['ficar', 'fica'],
    ['fazer', 'faz'],
    ['pato', 'pata'],
    ['mesa', 'mês'],
  ])('%s is not %s', async (one, other) => {
    expect(await termsOf(one)).not.toBe(await termsOf(other))
  })

  // spec: 411
  it.each([
    ['maré', 'marés'],
    ['bar', 'bares'],
    ['luz', 'luzes'],
    ['casa', 'casas'],
    ['café', 'cafés'],
    ['açaí', 'acai'],
    ['camarão', 'camarões'],
    ['hotel', 'hotéis'],
    ['caranguejo', 'caranguejos'],
    ['pousada', 'pousadas'],
  ])('%s is %s', async (one, other) => {
    expect(await termsOf(one)).toBe(await termsOf(other))
  })

  it('of none is none', async () => {
    expect([await termsOf(''), await termsOf('— !')]).toEqual(['', ''])
  })
})

it('the vocabulary is brought to the stems of the index', async () => {
  const { connection } = portal.deps
  const before = { shown: 'maré', documents: 3 }
  await connection
    .insertInto('search_words')
    .values({ ...before, word: 'mare', lexeme: 'mar' })
    .execute()
  await sql.raw(readFileSync(VOCABULARY_MIGRATION, 'utf8')).execute(connection)
  expect(await told(sql<{ value: string }>`select lexeme as value from search_words`)).toBe('mare0')
})

it('the vocabulary forgets at night what nobody uses any more', async () => {
  const { connection } = portal.deps
  await createCategories(portal)
  await createListing(portal, { fields: { name: 'Lugar' } })
  const unused = { word: 'ninguem', shown: 'ninguém', lexeme: 'ningu', documents: 1 }
  await connection.insertInto('search_words').values(unused).execute()
  await upkeepSearch.handle({}, portal.deps)
  const kept = await connection
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', ['ninguem', 'lugar'])
    .execute()
  expect(kept).toEqual([{ word: 'lugar' }])
})

describe('the words of a transcript', () => {
  // spec: 411
  it.each([
    '[00:00] Bom dia.\n[00:20] Até logo, às 10:30 na orla.',
    '00:00:05 - Bom dia.\n(1:02:03) Até logo.',
    'Bom dia.\n\nSem tempo nenhum.',
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000 align:start\n<v Ana>Bom dia.\n\n2\n00:00:04.000 --> 00:00:09.000\nTrês\n12\nmaçãs.',
    '1\r\n00:00:01,000 --> 00:00:04,000\r\nBom dia.\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nAté.',
  ])('are what is said and no times: %j', async (transcript) => {
    const words = await told(
      sql<{ value: string }>`select transcript_words(${transcript}) as value`,
    )
    const said = readTranscript(transcript)
      .map(({ text }) => text)
      .join(' ')
    expect(words.split(/\s+/).filter(Boolean)).toEqual(said.split(/\s+/))
  })
})
