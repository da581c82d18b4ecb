-- How a text becomes words. Stored columns are made with these functions: to change one, a new migration
-- replaces it and rewrites the rows, and the same body stands here (server/src/bring-up-to-date.test.ts
-- compares them).
--   folded           users.search_text, events.search_text, establishments.sort_name
--   words_of         search_documents.title_words, directory.search_words
--   search_vector    search_documents.words (with search_text, short_words_whole)
--   word_neighbours  search_words.near (with sounds_like)

-- How a person types a name into a search box: without capitals and accents.
create or replace function folded(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
$$;

-- Words of a text as people type them: folded, each once, without the little ones.
create or replace function words_of(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(folded(words), '[^a-z0-9]+') as word
  where char_length(word) > 1
    and word not in ('de', 'da', 'do', 'das', 'dos', 'as', 'os', 'em', 'no', 'na', 'com', 'para')
$$;

-- A text as the index reads it: folded, words only, plurals the stemmer does not know made singular
-- (camarões → camarao, hotéis → hotel, ostras → ostra). Of short words also the plurals in -es: bares,
-- luzes; "mares" here are marés. What is typed goes through the same.
create or replace function search_text(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(folded(normalize(words, NFC)), '[^a-z0-9]+', ' ', 'g'),
    '([a-z]{2})(?:oes|aes)\y', '\1ao', 'g'),
    '([a-z]{2}[aeou])is\y', '\1l', 'g'),
    '([a-z]{3})(?:ns|m)\y', '\1n', 'g'),
    '\y(?!mares\y)([a-z]?[a-z][aeiou][rz])es\y', '\1', 'g'),
    '([a-z]{2}[aeo])s\y', '\1', 'g')
$$;

-- Without its ending "maré" is "mar", and so are "Maria" and "mar"; "fica" and "ficar" are "fic", "fazer"
-- is "faz". Words of four or five letters that would keep three or fewer are kept whole (only their plural
-- was taken off before), which a 0 behind them says: what has a digit in it is never stemmed.
-- docs/decisions/0039.
create or replace function short_words_whole(words text) returns text language sql immutable parallel safe as $$
  select string_agg(case when char_length(word) in (4, 5)
      and char_length((ts_lexize('pg_catalog.portuguese_stem', word))[1]) <= 3
    then word || '0' else word end, ' ')
  from regexp_split_to_table(words, ' ') as word
$$;

create or replace function search_vector(words text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.portuguese', coalesce(short_words_whole(search_text(coalesce(words, ''))), ''))
$$;

-- What a few words ask for, all of them: 'caranguej & toc'. Empty for words that say nothing.
create or replace function search_terms_of(words text) returns text language sql immutable parallel safe as $$
  select plainto_tsquery('pg_catalog.portuguese', coalesce(short_words_whole(search_text(words)), ''))::text
$$;

-- How a word sounds in Brazil: "xurrasco" and "churrasco", "pexe" and "peixe" sound alike.
create or replace function sounds_like(word text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(translate(
      regexp_replace(replace(word, 'ph', 'f'), '[cs]h', 'x', 'g'), 'ywzh', 'ivs'),
      'ei', 'e'), 'ou', 'o'),
    's?c([ei])', 's\1', 'g'), 'qu|[cq]', 'k', 'g'), 'g([ei])', 'j\1', 'g'),
    'l\y', 'u'), '([a-z])\1+', '\1', 'g')
$$;

-- A word, what is left of it without any one of its letters, and how it sounds. Two words that share
-- one of these are at most one slip on each side apart: the index finds them without comparing.
create or replace function word_neighbours(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct near) from (
    select word as near
    union all
    select overlay(word placing '' from place for 1)
    from generate_series(1, char_length(word)) as place
    where char_length(word) between 4 and 40
    union all
    select '=' || sounds_like(word) where char_length(word) between 4 and 40
  ) as every
$$;
