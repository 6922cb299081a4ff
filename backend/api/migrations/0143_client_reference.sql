-- The caller's own name for a booking (`Referencia`); empty: none.
alter table bookings add column client_reference text not null default '' check (length(client_reference) <= 64);
