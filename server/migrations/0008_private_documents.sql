-- A photo of a document proves something to the administrators and is nobody else's business: its
-- files lie apart from those with a public address, from the moment it is uploaded.
alter table media add column is_private boolean not null default false;
