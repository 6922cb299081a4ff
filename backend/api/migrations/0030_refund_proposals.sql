-- Above a brand's limit one operator proposes a refund and another decides.

create table refund_proposals (
  id uuid primary key,
  brand text not null,
  booking_id uuid not null,
  payment_id uuid not null,
  -- Of the call that proposed it, so that a repetition proposes nothing again.
  key text not null,
  -- Whole pesos.
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'DECLINED')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid check (decided_by <> proposed_by),
  decided_at timestamptz,
  note text,
  unique (payment_id, key),
  foreign key (brand, payment_id) references payments (brand, id),
  foreign key (brand, booking_id) references bookings (brand, id),
  check ((state = 'WAITING') = (decided_by is null)),
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'WAITING') = (note is null))
);
create index refund_proposals_of_booking on refund_proposals (brand, booking_id);
alter table refund_proposals enable row level security;
alter table refund_proposals force row level security;
create policy refund_proposals_of_brand on refund_proposals to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update on refund_proposals to app_rw;
