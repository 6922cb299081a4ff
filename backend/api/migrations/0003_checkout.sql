-- The checkout: bookings with their saga, payments, refunds, what happened, what is to be told, and keyed calls.

create table bookings (
  id uuid primary key,
  brand text not null references brands (id),
  -- Ours and the supplier's client reference: it must never name two bookings.
  code text not null unique check (code ~ '^[A-Z2-9]{8,20}$'),
  -- Null: a guest's.
  user_id uuid,
  product text not null check (product in ('HOTEL', 'ASSISTANCE', 'PACKAGE', 'FLIGHT')),
  state text not null check (state in (
    'CREATED', 'AWAITING_PAYMENT', 'PAID', 'BOOKING_AT_SUPPLIER', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW',
    'CONFIRMED', 'REFUND_DUE', 'REJECTED', 'EXPIRED')),
  title text not null,
  image text not null,
  date_from date not null,
  date_to date not null,
  destination_name text not null,
  total_pax int not null,
  -- Whole pesos.
  total bigint not null check (total > 0),
  price_breakdown jsonb not null,
  cancellation jsonb,
  rate_comments text not null,
  snapshot jsonb not null,
  consents jsonb not null,
  supplier text not null,
  supplier_data jsonb not null,
  -- AES-256-GCM: everything personal.
  people text not null,
  pay_by timestamptz not null,
  paid_with uuid,
  supplier_tries int not null default 0,
  -- When the last attempt began, and when the first one did.
  supplier_tried_at timestamptz,
  supplier_first_tried_at timestamptz,
  look_ups int not null default 0,
  supplier_locator text,
  supplier_name text,
  confirmation jsonb,
  -- When the next step is due; null: nothing is.
  next_at timestamptz,
  failures int not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (brand, id),
  foreign key (brand, user_id) references users (brand, id) on delete set null (user_id),
  check (state <> 'CONFIRMED' or supplier_locator is not null),
  check (state in ('CREATED', 'AWAITING_PAYMENT', 'EXPIRED') or paid_with is not null)
);
create index bookings_due on bookings (brand, next_at) where next_at is not null;
create index bookings_of_user on bookings (brand, user_id, created_at desc);

create table payments (
  id uuid primary key,
  brand text not null,
  booking_id uuid not null,
  reference text not null unique check (length(reference) <= 32),
  state text not null check (state in ('CREATED', 'PENDING', 'APPROVED', 'REJECTED', 'ABANDONED', 'REFUND_PENDING', 'REFUNDED')),
  amount bigint not null check (amount > 0),
  request_id text,
  process_url text,
  receipt jsonb,
  captured bigint not null default 0,
  refund_reserved bigint not null default 0,
  expires_at timestamptz not null,
  asked_at timestamptz,
  next_at timestamptz,
  failures int not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (brand, id),
  foreign key (brand, booking_id) references bookings (brand, id),
  -- Never more back than came in.
  check (refund_reserved <= captured),
  check (state not in ('PENDING', 'APPROVED', 'REFUND_PENDING', 'REFUNDED') or request_id is not null)
);
create unique index payments_one_open on payments (booking_id) where state in ('CREATED', 'PENDING');
create unique index payments_by_request on payments (request_id) where request_id is not null;
create index payments_due on payments (brand, next_at) where next_at is not null;
create index payments_of_booking on payments (brand, booking_id, created_at);
alter table bookings add foreign key (brand, paid_with) references payments (brand, id);

create table refunds (
  id uuid primary key,
  brand text not null,
  payment_id uuid not null,
  booking_id uuid not null,
  reason text not null check (reason in ('SUPPLIER_REJECTED', 'DUPLICATE_PAYMENT', 'LATE_APPROVAL', 'PARTIAL_PAYMENT')),
  state text not null check (state in ('DUE', 'SENT', 'DONE', 'MANUAL')),
  amount bigint not null check (amount > 0),
  sent_at timestamptz,
  next_at timestamptz,
  failures int not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (payment_id, reason),
  foreign key (brand, payment_id) references payments (brand, id),
  foreign key (brand, booking_id) references bookings (brand, id)
);
create index refunds_due on refunds (brand, next_at) where next_at is not null;

-- Append-only: app_rw may neither change nor delete.
create table booking_events (
  id bigint generated always as identity primary key,
  brand text not null,
  booking_id uuid not null,
  at timestamptz not null,
  code text not null,
  from_state text,
  to_state text,
  data jsonb not null default '{}',
  foreign key (brand, booking_id) references bookings (brand, id)
);
create index booking_events_of_booking on booking_events (brand, booking_id, id);

-- What is to be told to the traveller; written with the change it tells of. No personal data.
create table outbox (
  id bigint generated always as identity primary key,
  brand text not null,
  booking_id uuid not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  foreign key (brand, booking_id) references bookings (brand, id)
);
create index outbox_unsent on outbox (brand, id) where sent_at is null;

create table payment_notifications (
  brand text not null,
  payment_id uuid not null,
  signature text not null,
  received_at timestamptz not null,
  primary key (brand, payment_id, signature),
  foreign key (brand, payment_id) references payments (brand, id)
);

create table idempotency_keys (
  brand text not null,
  key text not null,
  -- Of route, user and body together.
  request_hash text not null,
  booking_id uuid,
  -- Null: running.
  answer json,
  running_until timestamptz not null,
  claim uuid not null,
  created_at timestamptz not null,
  primary key (brand, key)
);
create index idempotency_keys_by_age on idempotency_keys (brand, created_at);

do $$
declare name text;
begin
  foreach name in array array['bookings', 'payments', 'refunds', 'booking_events', 'outbox', 'payment_notifications', 'idempotency_keys'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, update on bookings, payments, refunds to app_rw;
grant select, insert on booking_events, payment_notifications to app_rw;
grant select, insert, update on outbox to app_rw;
grant select, insert, update, delete on idempotency_keys to app_rw;
