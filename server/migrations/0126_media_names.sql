-- What a photo is called in the library of the team: the name of the file it came as. Those that are here
-- already are called by their words.
alter table media add column name text not null default '' check (char_length(name) <= 120);
update media set name = left(coalesce(nullif(alt, ''), 'foto-' || right(id::text, 12)), 120);

create index media_letters on media ((folded(name) collate "C"), id) where not is_private;
create index media_moment on media (created_at, id) where not is_private;
create index media_words on media using gin (folded(name || ' ' || alt) gin_trgm_ops) where not is_private;
