-- What matters in a photo, as two fractions of its width and height: it stays in sight wherever a frame
-- shows only a part. Null is the middle.
--
-- A crop is a photo of its own, because an address never changes its content: it remembers the whole
-- photo it was cut from, whose file and derivatives stay until nothing shows either.
alter table media
  add column focus_x real check (focus_x between 0 and 1),
  add column focus_y real check (focus_y between 0 and 1),
  add column cropped_from uuid references media on delete restrict,
  add column crop_left integer check (crop_left >= 0),
  add column crop_top integer check (crop_top >= 0),
  add constraint media_focus_is_whole check ((focus_x is null) = (focus_y is null)),
  add constraint media_crop_is_whole check (
    (cropped_from is null) = (crop_left is null) and (cropped_from is null) = (crop_top is null));
-- The same crop asked for twice is one photo.
create unique index media_crop on media (cropped_from, crop_left, crop_top, width, height)
  where cropped_from is not null;
