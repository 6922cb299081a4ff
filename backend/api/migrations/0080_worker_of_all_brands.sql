-- One statement for all brands, whatever their number: the worker's look for work, its claims, gauges and what is deleted once it
-- is over (`queryBrands`). Its role sees these tables whole, and writes nothing but leases; what is done to a row is still done as
-- app_rw, for its brand alone.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_worker') then
    create role app_worker nologin;
  end if;
exception
  -- The role belongs to the whole server: another database may create it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  if current_setting('is_superuser') = 'off' then
    grant app_worker to current_user;
  end if;
exception
  -- An administrator granted it beforehand, and we may not grant it ourselves.
  when insufficient_privilege then
    if not pg_has_role(current_user, 'app_worker', 'member') then raise; end if;
end
$$;

do $$
declare name text;
begin
  foreach name in array array[
    'bookings', 'payments', 'refunds', 'booking_optionals', 'outbox', 'mails', 'cases', 'reconciliation_runs',
    'packages', 'package_catalogues', 'package_holds',
    'sessions', 'rate_counters', 'idempotency_keys', 'account_links', 'users', 'booking_keys', 'flight_prebookings'
  ] loop
    execute format('create policy %I on %I to app_worker using (true)', name || '_of_worker', name);
    execute format('grant select on %I to app_worker', name);
  end loop;
end
$$;
grant select on brands to app_worker;
grant update (lease_until, lease_token) on bookings, payments, refunds, booking_optionals, mails to app_worker;
grant update (content) on mails to app_worker;
grant delete on sessions, rate_counters, idempotency_keys, account_links, users, booking_keys, flight_prebookings to app_worker;

-- What is due of any brand is found first by when; the replicas of the version before ask for it brand by brand, by the same index.
create index bookings_due_first on bookings (next_at, brand) where next_at is not null;
create index payments_due_first on payments (next_at, brand) where next_at is not null;
create index refunds_due_first on refunds (next_at, brand) where next_at is not null;
create index booking_optionals_due_first on booking_optionals (next_at, brand) where next_at is not null;
create index mails_due_first on mails (next_at, brand) where next_at is not null;
drop index bookings_due, payments_due, refunds_due, booking_optionals_due, mails_due;

-- What moved lately, of any brand: the frequent comparison with gateway and suppliers begins only where something did.
create index bookings_by_change on bookings (updated_at);
create index payments_by_change on payments (updated_at);

-- What is over, of any brand.
create index idempotency_keys_over on idempotency_keys (created_at);
create index flight_prebookings_over on flight_prebookings (expires_at);
create index booking_keys_over on booking_keys (expires_at);
create index account_links_over on account_links (expires_at);
create index package_holds_over on package_holds (ends_at) where state = 'HELD';
create index bookings_people_over on bookings (people_until) where people_until is not null;
drop index idempotency_keys_by_age, flight_prebookings_by_end, booking_keys_by_age, account_links_by_age, package_holds_ending, bookings_to_anonymize;
