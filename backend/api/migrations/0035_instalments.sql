-- A booking is paid by a schedule of instalments: mostly of one, due at once. What was booked before gets its one row.

create table booking_instalments (
  brand text not null,
  booking_id uuid not null,
  number int not null check (number >= 1),
  -- The last day on which it is on time, in Colombia; null: at once, with the extras.
  due_on date,
  -- From then on an unpaid one ends the booking.
  grace_until timestamptz,
  -- Whole pesos of the booking's total, fixed at the quote.
  amount bigint not null check (amount > 0),
  paid_by uuid,
  paid_at timestamptz,
  -- How much of it the traveller was reminded of: 1 a week before, 2 the day before, 3 that it is overdue.
  reminded int not null default 0 check (reminded between 0 and 3),
  primary key (brand, booking_id, number),
  foreign key (brand, booking_id) references bookings (brand, id),
  foreign key (brand, paid_by) references payments (brand, id),
  check ((due_on is null) = (number = 1)),
  check ((grace_until is null) = (number = 1))
);

alter table bookings
  -- Whole pesos of the total whose instalments are paid; kept by the trigger below.
  add column paid bigint not null default 0,
  -- Why it was cancelled, where nobody asked for it.
  add column cancel_cause text check (cancel_cause = 'INSTALMENT_MISSED'),
  add constraint bookings_paid_within check (paid between 0 and total);
-- What a payment pays, by number.
alter table payments add column instalments int[] not null default '{1}' check (cardinality(instalments) > 0);

-- The owner of the tables sees the rows of every brand for the length of this migration.
alter table bookings no force row level security;
insert into booking_instalments (brand, booking_id, number, amount, paid_by, paid_at)
  select brand, id, 1, total, paid_with, case when paid_with is not null then paid_at end from bookings;
update bookings set paid = total where paid_with is not null;
alter table bookings force row level security;

-- An instalment is paid once, and the booking knows the sum in the same moment.
create function booking_instalments_paid() returns trigger language plpgsql as $$
begin
  if old.paid_by is not null then
    raise exception 'Instalment % of booking % violates that it is paid once', old.number, old.booking_id using errcode = 'check_violation';
  end if;
  update bookings set paid = paid + new.amount where brand = new.brand and id = new.booking_id;
  return new;
end
$$;
create trigger booking_instalments_paid before update of paid_by on booking_instalments
  for each row when (old.paid_by is distinct from new.paid_by) execute function booking_instalments_paid();

alter table booking_instalments enable row level security;
alter table booking_instalments force row level security;
create policy booking_instalments_of_brand on booking_instalments to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update (paid_by, paid_at, reminded) on booking_instalments to app_rw;
