-- The older numbers of Cadastur have fifteen digits (15.004812.10.0001-0), the newer ones those of the CNPJ.
alter table lodging_settings
  drop constraint lodging_settings_cadastur_check,
  add constraint lodging_settings_cadastur_check check (cadastur ~ '^[0-9]{14,15}$');
