-- The words of a rich text (contract/src/rich-text), for whoever searches among them.
create function rich_text_words(document jsonb) returns text
language sql immutable parallel safe strict as $$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from jsonb_path_query(document, 'strict $.**.text ? (@.type() == "string")') as word
$$;

-- Descriptions of beaches and attractions were plain text: an empty line began a paragraph. A version
-- more, so that an editor that was open before does not write the old kind back.
update sights set version = version + 1, content = jsonb_set(content, '{description}', jsonb_build_object(
  'type', 'doc',
  'content', coalesce((
    select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
      jsonb_build_object('type', 'text', 'text', regexp_replace(btrim(paragraph, E' \t\r\n'), '[\x01-\x1f]+', ' ', 'g'))
    )) order by place)
    from regexp_split_to_table(content ->> 'description', '(\r?\n){2,}')
      with ordinality as parts (paragraph, place)
    where btrim(paragraph, E' \t\r\n') <> ''
  ), '[{"type": "paragraph"}]'::jsonb)
))
where jsonb_typeof(content -> 'description') = 'string';

alter table sights add constraint sights_description
  check (content -> 'description' ->> 'type' = 'doc');

-- Where searching came first, it read the description as it was.
do $$
begin
  if to_regclass('sight_documents') is null then return; end if;
  execute 'create or replace view sight_documents as ' || replace(
    pg_get_viewdef('sight_documents'),
    $words$sight.content ->> 'description'::text$words$,
    $words$rich_text_words(sight.content -> 'description'::text)$words$
  );
  perform rebuild_search_documents();
end $$;
