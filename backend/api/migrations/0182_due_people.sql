-- transaction: none
-- The housekeeping finds bookings whose retention has ended, brand by brand and the oldest first.
create index concurrently if not exists bookings_with_people on bookings (brand, date_to, id) where people_erased_at is null;
