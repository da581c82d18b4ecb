-- Whether a business has every phone proved that was never served, whatever the order costs.
alter table ordering_settings add column asks_phone_code boolean not null default false;

-- A dish or product can be reported too.
alter table reports drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check
    check (subject_kind in ('establishment', 'review', 'property', 'item'));
