-- The older numbers of Cadastur have fifteen digits (15.004812.10.0001-0), the newer ones those of the CNPJ.
alter table lodging_settings
  drop constraint lodging_settings_cadastur_check,
  add constraint lodging_settings_cadastur_check check (cadastur ~ '^[0-9]{14,15}$');

-- Nights of a unit never overlap: of those that begin before somebody leaves, only the last can be in the
-- way. Found so, a calendar costs one step down this index; the exclusion's own takes five times as long.
create index unit_occupancies_starts on unit_occupancies (unit_id, lower(during));
