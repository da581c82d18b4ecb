-- The plot of the hours of a week reads views alone: a year of one business is 52,000 hours, 8,760 of them views.
-- Nothing that a counted visit changes is in it, so that counting stays an update in place.
create index visit_hours_views on visit_hours (establishment_id, day) where kind = 'view';
