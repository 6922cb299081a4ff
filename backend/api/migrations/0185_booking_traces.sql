-- Trace of the request that created the booking. The worker's steps continue it.
alter table bookings add column traceparent text;

-- Requests and worker's steps about a booking, with their ids in the log and their calls to outside systems. No personal data.
create table booking_traces (
  id bigint generated always as identity primary key,
  brand text not null,
  booking_id uuid not null,
  at timestamptz not null,
  trace_id text not null,
  -- Null for a worker's step.
  request_id text,
  -- Method and route, or `step` and its kind.
  name text not null,
  -- Status of the answer, or `ok` or `failed` for a step.
  outcome text not null,
  ms bigint not null,
  -- Set of releases of the page that sent the request. Null: unknown.
  release_set text,
  -- `[{ name, method, path, ms, outcome }]`
  calls jsonb not null
);
create index booking_traces_of_booking on booking_traces (brand, booking_id, id);
create index booking_traces_of_trace on booking_traces (brand, trace_id);
create index booking_traces_of_request on booking_traces (brand, request_id) where request_id is not null;
create index booking_traces_over on booking_traces (at);

alter table booking_traces enable row level security;
alter table booking_traces force row level security;
create policy booking_traces_of_brand on booking_traces to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy booking_traces_of_worker on booking_traces to app_worker using (true);
grant select, insert on booking_traces to app_rw;
grant select, delete on booking_traces to app_worker;
