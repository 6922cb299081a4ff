-- Pictures of heroes that brand admins uploaded, each in three widths.
alter table brand_pictures
  drop constraint brand_pictures_name_check,
  add constraint brand_pictures_name_check
    check (name ~ '^((logo|favicon)-[0-9a-f]{16}\.png|hero-[0-9a-f]{16}-(640|1280|1920)\.webp)$');
