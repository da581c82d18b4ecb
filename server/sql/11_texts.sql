-- The words of a rich text (contract/src/rich-text), for whoever searches among them.
create or replace function rich_text_words(document jsonb) returns text
language sql immutable parallel safe strict as $$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from jsonb_path_query(document, 'strict $.**.text ? (@.type() == "string")') as word
$$;

-- What is said, without the times beside it. contract/src/podcast/transcript.ts reads the same forms:
-- "[01:15] Bom dia", "00:01:15 - Bom dia", and the cues of WebVTT and SRT.
create or replace function transcript_words(transcript text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    case when told.words ~ '-->' then regexp_replace(regexp_replace(regexp_replace(told.words,
        '^WEBVTT.*$', '', 'n'),
        '(^[ \t]*\d+[ \t]*\n)?^[ \t]*\d[\d:.,]*[ \t]+-->.*$', '', 'gn'),
        '<[^>\n]*>', '', 'g')
      else told.words end,
    '^[ \t]*[[(]?(\d{1,2}:)?\d{1,2}:\d{2}([.,]\d{1,3})?[])]?([ \t]*[-–—:][ \t]+|[ \t]+|$)', '', 'gn')
  from (select replace(transcript, E'\r', '') as words) as told
$$;
