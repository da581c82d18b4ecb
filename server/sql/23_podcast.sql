-- Players know an episode by its guid.
create or replace function podcast_guid_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the guid of an episode never changes' using errcode = 'check_violation';
end
$$;

create or replace trigger podcast_guid_stays before update of guid on podcast_episodes
  for each row when (old.guid is distinct from new.guid) execute function podcast_guid_stays();
