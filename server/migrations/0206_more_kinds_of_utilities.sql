-- Cash machines, banks, petrol, tow trucks, toilets and parking: what people ask for in a street.
-- A few dozen rows: the check is made anew in an instant.
alter table utility_entries drop constraint utility_entries_kind_check;
alter table utility_entries add constraint utility_entries_kind_check check (kind in (
  'emergency', 'health', 'transport', 'office', 'atm', 'bank', 'fuel', 'tow', 'toilets', 'parking', 'service'));
