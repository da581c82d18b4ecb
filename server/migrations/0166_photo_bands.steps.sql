-- Photos that look the same differ in 6 of 64 bits at most. Of four bands of 16 bits at least one then
-- differs in a single bit or in none, so an index of bands finds all of them and little else. The expression
-- is that of properties/property-care.store.ts, to the letter.

-- step
create index concurrently property_photos_bands on property_photos using gin ((array[
  (hash & 65535)::integer,
  65536 + ((hash >> 16) & 65535)::integer,
  131072 + ((hash >> 32) & 65535)::integer,
  196608 + ((hash >> 48) & 65535)::integer
])) with (fastupdate = off) where hash is not null;

-- step
drop index concurrently if exists property_photos_hash;
