-- What an import and the search for duplicates know a listing by.
create index establishments_cnpj on establishments (cnpj) where cnpj is not null;
create index establishments_phone on establishments (phone) where phone is not null;
create index establishments_whatsapp on establishments (whatsapp) where whatsapp is not null;

-- A duplicate that was merged: archived for good, and its addresses lead to the one that stayed.
alter table establishments
  add column merged_into uuid references establishments on delete set null,
  add constraint establishments_merged_is_archived check (merged_into is null or status = 'archived');
create index establishments_merged on establishments (merged_into) where merged_into is not null;
