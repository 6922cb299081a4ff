-- Moves of policies to other days whose answer is not known yet. They were JSON in the supplier data of the booking or of the extra.
create table policy_moves (
  -- The policy: the booking's id when the booking is the policy, else the extra's id. A policy has one move at a time.
  id uuid primary key,
  brand text not null,
  booking_id uuid not null,
  -- Requested days of cover.
  date_from date not null,
  date_to date not null,
  -- UNKNOWN: the call is under way, or its outcome is unknown. REVIEW: the same for so long that an operator has a case.
  -- REFUSED: the supplier refused a repeated call, so the outcome of the first one is unknown. An operator decides.
  state text not null check (state in ('UNKNOWN', 'REVIEW', 'REFUSED')),
  tries int not null,
  tried_at timestamptz not null,
  first_tried_at timestamptz not null,
  look_ups int not null default 0,
  -- Time of the next step. Null: an operator decides.
  next_at timestamptz,
  failures int not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (brand, booking_id) references bookings (brand, id)
);
create index policy_moves_due_first on policy_moves (next_at, brand) where next_at is not null;
create index policy_moves_over on policy_moves (updated_at) where next_at is null;

-- The owner of the tables sees the rows of every brand for the length of this migration. The JSON stays for the replicas of the
-- version before.
alter table bookings no force row level security;
alter table booking_optionals no force row level security;
insert into policy_moves (id, brand, booking_id, date_from, date_to, state, tries, tried_at, first_tried_at, next_at, created_at, updated_at)
select id, brand, booking_id, (moving ->> 'from')::date, (moving ->> 'to')::date,
  case when is_refused then 'REFUSED' else 'UNKNOWN' end, 1, now(), now(),
  case when not is_refused then greatest(now(), (moving ->> 'askedUntil')::timestamptz) end, now(), now()
from (
  select id, brand, id as booking_id, supplier_data -> 'moving' as moving from bookings
  where product = 'ASSISTANCE' and state = 'CONFIRMED'
  union all
  select id, brand, booking_id, supplier_data -> 'moving' from booking_optionals
  where provider = 'POLICY' and state = 'CONFIRMED'
) policies, lateral (select coalesce((moving ->> 'isRefused')::boolean, false) as is_refused) refused
where moving is not null;
alter table bookings force row level security;
alter table booking_optionals force row level security;
drop index bookings_moving, booking_optionals_confirmed;

alter table policy_moves enable row level security;
alter table policy_moves force row level security;
create policy policy_moves_of_brand on policy_moves to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy policy_moves_of_worker on policy_moves to app_worker using (true);
grant select, insert, update, delete on policy_moves to app_rw;
grant select, delete, update (lease_until, lease_token) on policy_moves to app_worker;
