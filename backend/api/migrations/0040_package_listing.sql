-- What a process keeps of a catalogue to answer lists from is read anew where it changed: the catalogue as a whole by its
-- version, rooms by the transaction that moved them last. Who saw everything before the oldest transaction then running asks for
-- what that one and later ones did; a point in time would miss what was written before it and committed after.
alter table package_catalogues add column version bigint not null default 1;
alter table package_allotments add column changed_in xid8;
create index package_allotments_changed on package_allotments (brand, changed_in) where changed_in is not null;
