-- transaction: none
create unique index concurrently if not exists releases_by_number on releases (remote, number);
