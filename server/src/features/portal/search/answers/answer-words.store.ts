import type { Connection } from '../../../../platform/database/database.ts'

export type KeptAnswerWords = {
  rule: string
  anywhere: string[]
  alone: string[]
  version: number
  updatedAt: Date
}

/** Only what the team changed. */
export function answerWordsStore(connection: Connection) {
  const all = () =>
    connection
      .selectFrom('search_answer_words')
      .select(['rule', 'anywhere', 'alone', 'version', 'updated_at as updatedAt'])
  return {
    async list(): Promise<KeptAnswerWords[]> {
      return all().orderBy('rule').execute()
    },

    async lock(rule: string): Promise<KeptAnswerWords | null> {
      return (await all().where('rule', '=', rule).forUpdate().executeTakeFirst()) ?? null
    },

    async save(rule: string, words: Pick<KeptAnswerWords, 'anywhere' | 'alone'>, now: Date) {
      return connection
        .insertInto('search_answer_words')
        .values({ rule, ...words, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('rule').doUpdateSet((update) => ({
            ...words,
            updated_at: now,
            version: update('search_answer_words.version', '+', 1),
          })),
        )
        .returning(['rule', 'anywhere', 'alone', 'version', 'updated_at as updatedAt'])
        .executeTakeFirstOrThrow()
    },

    /** Back to the words the portal comes with. */
    async remove(rule: string) {
      await connection.deleteFrom('search_answer_words').where('rule', '=', rule).execute()
    },
  }
}
