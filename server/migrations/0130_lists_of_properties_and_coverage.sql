-- Lists of the team over many rows: properties by their last change and by their words, requests for
-- coverage from the newest on.
create index properties_changed on properties (updated_at desc, id) where status <> 'archived';
create index properties_by_status on properties (status, updated_at desc, id);
create index properties_title_words on properties using gin (folded(title || ' ' || coalesce(code, '')) gin_trgm_ops);
create index coverage_requests_newest on coverage_requests (created_at desc, id desc);
-- What was reported of properties is found from this side, among reports of everything else.
create index reports_of_properties on reports (subject_id) where subject_kind = 'property' and status = 'open';
