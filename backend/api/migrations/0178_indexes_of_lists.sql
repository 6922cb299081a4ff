-- transaction: none
-- Lists, searches and numbers of bookings for the console and the metrics, which read few rows however many bookings there are.
create index concurrently if not exists bookings_of_brand on bookings (brand, created_at desc, id) include (state);
create index concurrently if not exists bookings_unfinished on bookings (brand, state, created_at desc, id)
  where state not in ('CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED');
-- Beginnings of a code, a locator and a reference. Their order is that of bytes, so that a range finds a beginning.
create index concurrently if not exists bookings_by_code on bookings (brand, code collate "C");
create index concurrently if not exists bookings_by_locator on bookings (brand, supplier_locator collate "C") where supplier_locator is not null;
create index concurrently if not exists bookings_by_client_reference on bookings (brand, client_reference collate "C") where client_reference is not null;
create index concurrently if not exists payments_by_reference on payments (brand, reference collate "C");

-- The reconciliation finds the changes of one brand, and the newest change of each.
create index concurrently if not exists bookings_changed on bookings (brand, updated_at);
create index concurrently if not exists payments_changed on payments (brand, updated_at);
create index concurrently if not exists booking_optionals_changed on booking_optionals (brand, updated_at);
drop index concurrently if exists bookings_by_change;
drop index concurrently if exists payments_by_change;
drop index concurrently if exists booking_optionals_by_change;

-- Housekeeping finds prices of past trips, and the console's summary a brand's mails that could not be sent, without reading whole tables.
create index concurrently if not exists flight_prices_by_departure on flight_prices (departs_on);
create index concurrently if not exists mails_failed on mails (brand) where state in ('FAILED', 'UNCLEAR');

-- Rows whose retention ends.
create index concurrently if not exists mails_over on mails (created_at) where booking_id is null and next_at is null;
create index concurrently if not exists people_reads_over on people_reads (at);
