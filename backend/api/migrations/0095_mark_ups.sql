-- Of a total, what the brand added to its supplier's price: whole pesos, seen by operators only.
alter table bookings
  add column mark_up bigint not null default 0,
  add constraint bookings_mark_up check (mark_up >= 0 and mark_up < total);
alter table booking_optionals
  add column mark_up bigint not null default 0,
  add constraint booking_optionals_mark_up check (mark_up >= 0 and mark_up < amount);
