import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { PREPARED } from '../../../platform/database/prepared.ts'
import type { FamilyWord } from './spelling.rules.ts'

const MOST_LONGER = 8
const MOST_ALIKE = 12
const MOST_FAMILY = 40
/** Further down a text stand words that hardly anybody looks for. */
const LEARNT_LETTERS = 1200

const known = sql`jsonb_build_object(
  'word', word, 'shown', shown, 'lexeme', '''' || lexeme || '''', 'documents', documents)`

/** The words of all documents: what is typed is corrected and completed among them. */
export function vocabularyStore(connection: Connection) {
  return {
    /** One statement, whatever is typed. The last word is completed where somebody is still typing. */
    async lookUp(words: readonly string[], isTyping = false): Promise<FamilyWord[]> {
      if (words.length === 0) return []
      const { rows } = await statement<FamilyWord>`${PREPARED}
        select typed.word, stem.single, stem.lexeme, own.documents, own.shown,
          coalesce(more.words, '[]') as longer, coalesce(near.words, '[]') as alike,
          coalesce(kin.words, '[]') as family, halved.words as halves
        from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
        cross join lateral (
          select search_terms_of(typed.word) as lexeme, trim(search_text(typed.word)) as single
        ) as stem
        cross join lateral (
          -- A stem of three letters is that of many words: only the word itself is known by it.
          select (select sum(documents)::integer from search_words
              where lexeme = trim('''' from stem.lexeme) and (char_length(lexeme) > 3
                or word in (typed.word, stem.single, stem.single || 's'))) as documents,
            (select shown from search_words where word = typed.word) as shown
        ) as own
        cross join lateral (
          select ${isTyping} and typed.place = ${words.length}::integer as is_last
        ) as typing
        left join lateral (
          select jsonb_agg(found.known) as words from (
            select ${known} as known from search_words
            -- In this order of letters '{' is what comes after 'z'.
            where word >= typed.word and word < typed.word || '{' and documents > 0
            order by documents desc, word limit ${sql.lit(MOST_LONGER)}
          ) as found
        ) as more on (own.documents is null or typing.is_last) and char_length(typed.word) >= 2
        left join lateral (
          select jsonb_agg(found.known) as words from (
            select ${known} || jsonb_build_object(
              'sounds', sounds_like(word) = sounds_like(typed.word)) as known
            from search_words
            where near && (word_neighbours(typed.word) || word_neighbours(stem.single))
              and word <> typed.word
            order by least(levenshtein(word, typed.word), levenshtein(word, stem.single)), documents desc, word limit ${sql.lit(MOST_ALIKE)}
          ) as found
        ) as near on coalesce(own.documents, 0) <= 2 and char_length(typed.word) between 4 and 40
        left join lateral (
          select jsonb_agg(found.known) as words from (
            select ${known} as known from search_words
            where word >= left(typed.word, 3) and word < left(typed.word, 3) || '{' and documents > 0
            order by documents desc, word limit ${sql.lit(MOST_FAMILY)}
          ) as found
        ) as kin on typing.is_last and own.documents is null and more.words is null
          and char_length(typed.word) >= 4
        left join lateral (
          select jsonb_build_array(
            (select ${known} from search_words where word = left(typed.word, cut)),
            (select ${known} from search_words where word = substr(typed.word, cut + 1))) as words
          from generate_series(3, char_length(typed.word) - 3) as cut
          where exists (select 1 from search_words where word = left(typed.word, cut) and documents > 0)
            and exists (select 1 from search_words where word = substr(typed.word, cut + 1) and documents > 0)
          order by cut desc limit 1
        ) as halved on own.documents is null and char_length(typed.word) between 6 and 40
        order by typed.place
      `.execute(connection)
      return rows
    },

    /** Words of what was indexed lately; how many have them is counted at night. Answers how many are new. */
    async learn(since: Date): Promise<number> {
      return learnFrom(sql`indexed_at >= ${since}`)
    },

    /** All of them, counted anew, without those nobody uses any more. */
    async relearn(alwaysKnown: readonly string[]): Promise<void> {
      await sql`delete from search_words`.execute(connection)
      await learnFrom(sql`true`)
      await this.know(alwaysKnown)
    },

    /** Words that are understood although no document has them. */
    async know(words: readonly string[]): Promise<void> {
      await sql`
        insert into search_words (word, shown, lexeme, documents)
        select distinct on (folded(word)) folded(word), word,
          trim('''' from coalesce(nullif(search_terms_of(word), ''), folded(word))), 0
        from unnest(${[...words]}::text[]) as word
        where folded(word) ~ '^[a-z][a-z0-9]*$'
        order by folded(word)
        on conflict do nothing
      `.execute(connection)
    },
  }

  /** A word is written as most documents write it. Numbers and single letters are no words. */
  async function learnFrom(which: ReturnType<typeof sql>): Promise<number> {
    // Of words that say nothing PostgreSQL says so, each time: nobody reads that.
    await sql`set local client_min_messages = warning`.execute(connection)
    const { numAffectedRows } = await sql`
      with spelt as materialized (
        select folded(spelling) as word, spelling, count(distinct source_id)::integer as documents
        from search_documents, regexp_split_to_table(
          lower(normalize(concat_ws(' ', title, label, topics, tags, neighbourhood,
            left(body, ${sql.lit(LEARNT_LETTERS)})), NFC)), '[^[:alnum:]]+') as spelling
        -- What waits for its hour gives nothing away before.
        where ${which} and (shown_from is null or shown_from <= now())
        group by spelling
      ), counted as materialized (
        -- Stems only of what is left: every word of every text would be stemmed otherwise.
        select word, (array_agg(spelling order by documents desc, spelling desc))[1] as shown,
          sum(documents)::integer as documents
        from spelt
        where word ~ '^[a-z][a-z0-9]*$' and char_length(word) between 2 and 40
        group by word
      )
      insert into search_words (word, shown, lexeme, documents)
      select word, shown, trim('''' from search_terms_of(word)), documents
      from counted where search_terms_of(word) <> ''
      order by word
      on conflict (word) do nothing
    `.execute(connection)
    return Number(numAffectedRows ?? 0)
  }
}
