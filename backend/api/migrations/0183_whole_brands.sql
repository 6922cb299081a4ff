-- transaction: none
-- Statements that read all rows of a brand, or all past flights, before.
-- Refunds that are not done, for the console's summary.
create index concurrently if not exists refunds_not_done on refunds (brand) where state <> 'DONE';
-- Resolved cases in the order of their list.
create index concurrently if not exists cases_by_resolution on cases (brand, state, resolved_at desc, id);
-- Cases by their problem, and the last runs of the reconciliation.
create index concurrently if not exists cases_by_key on cases (brand, key);
create index concurrently if not exists reconciliation_latest on reconciliation_runs (brand, started_at desc);
-- The console's list of one product or supplier, also of one that has few bookings.
create index concurrently if not exists bookings_of_product on bookings (brand, product, created_at desc, id);
create index concurrently if not exists bookings_of_supplier on bookings (brand, supplier, created_at desc, id);
-- Flights whose schedule is due for a check, by their departure. Past flights are never read.
create index concurrently if not exists bookings_schedule_by_departure
  on bookings (date_from, (coalesce(supplier_data ->> 'scheduleTriedAt', '')))
  where product = 'FLIGHT' and state = 'CONFIRMED' and supplier_locator is not null;
drop index concurrently if exists bookings_schedule_due;
