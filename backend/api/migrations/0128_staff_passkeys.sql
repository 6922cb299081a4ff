-- Passkeys (WebAuthn) of staff: a second factor beside the application's codes.
create table staff_passkeys (
  brand text not null,
  -- Credential id, base64url.
  id text not null,
  user_id uuid not null,
  -- Name that its holder gave it.
  name text not null,
  public_key bytea not null,
  -- Signature counter of the last use; a lower one is rejected.
  counter bigint not null,
  transports text[] not null,
  -- Host at which it was made; it proves nothing at another.
  rp_id text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (brand, id),
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index staff_passkeys_of_person on staff_passkeys (brand, user_id);
alter table staff_passkeys enable row level security;
alter table staff_passkeys force row level security;
create policy staff_passkeys_of_brand on staff_passkeys to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on staff_passkeys to app_rw;

-- A person with passkeys alone has recovery codes and no secret of an application.
alter table operator_factors alter column sealed drop not null;

-- Challenge that the session's browser signs: for one purpose, once, for minutes.
alter table sessions
  add column passkey_challenge text,
  add column passkey_purpose text check (passkey_purpose in ('REGISTER', 'PROVE')),
  add column passkey_challenge_ends timestamptz;
