-- How much of the storage each account holds: kept by a trigger (server/sql/36_media_uses.sql), so that no
-- way in passes the limit of the plan. A part of a photo has no file of its own.
create table media_usage (
  user_id uuid primary key references users on delete cascade,
  photos integer not null default 0 check (photos >= 0),
  bytes bigint not null default 0 check (bytes >= 0)
);
-- few rows: one for each account that has sent a photo, and none is held but the new ones.
insert into media_usage (user_id, photos, bytes)
select user_id, count(*), coalesce(sum(original_bytes) filter (where cropped_from is null), 0)
from media where user_id is not null group by user_id;
