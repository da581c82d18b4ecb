-- Whether a listing is open is asked of hundreds of candidates for one question: each document says it
-- itself, as the directory does. Null where nobody knows. No index holds it, so that a change stays in
-- its page.
alter table search_documents add column is_open boolean;
alter table search_documents set (fillfactor = 85);

create function open_state_of(of_id uuid) returns boolean language sql stable as $$
  select is_open from directory where id = of_id and open_changes_at > '-infinity'
$$;

-- A trigger before every update would count the words anew for each door that opens: bands follow after.
drop trigger search_documents_keep_bands on search_documents;
drop function keep_search_bands();
create function begin_search_document() returns trigger language plpgsql as $$
begin
  new.bands := bands_of(new.kind, new.quality);
  if new.kind = 'establishment' then
    new.is_open := open_state_of(new.source_id);
  end if;
  return new;
end $$;
create trigger search_documents_begin before insert on search_documents
  for each row execute function begin_search_document();

create function keep_search_bands() returns trigger language plpgsql as $$
begin
  update search_documents set bands = bands_of(new.kind, new.quality)
  where source_id = new.source_id and bands is distinct from bands_of(new.kind, new.quality);
  return null;
end $$;
create trigger search_documents_keep_bands after update of kind, quality on search_documents
  for each row when ((old.kind, old.quality) is distinct from (new.kind, new.quality))
  execute function keep_search_bands();

create function keep_search_open() returns trigger language plpgsql as $$
begin
  update search_documents as document set is_open = state.is_open
  from (select id, case when open_changes_at > '-infinity' then is_open end as is_open from changed) as state
  where document.source_id = state.id and document.is_open is distinct from state.is_open;
  return null;
end $$;
create trigger directory_keep_search_open after update on directory
  referencing new table as changed for each statement execute function keep_search_open();

-- A hundred are put in order: narrower bands are of use.
create or replace function draw_search_bands() returns void language plpgsql as $$
begin
  -- Two at once would each delete what the other drew.
  lock table search_bands in share row exclusive mode;
  delete from search_bands;
  insert into search_bands (band, least)
    select band, percentile_disc(1 - 1 / power(2, band)) within group (order by quality)
    from search_documents, generate_series(1, 16) as band
    where kind = 'establishment'
    group by band
    -- A band of fewer is of no use to anybody.
    having count(*) >= 100 * power(2, band);
  update search_documents set bands = bands_of(kind, quality)
    where bands is distinct from bands_of(kind, quality);
end $$;
select draw_search_bands();

update search_documents set is_open = open_state_of(source_id) where kind = 'establishment';
