-- Operators prove who they are twice: the password, and a code of their telephone (RFC 6238).

create table operator_factors (
  brand text not null,
  user_id uuid not null,
  -- AES-256-GCM, bound to the account: the secret that telephone and server share.
  sealed text not null,
  -- Null: shown, and not yet answered with a code.
  confirmed_at timestamptz,
  -- Of the last code that was taken, so that none is taken twice.
  last_step bigint not null default 0,
  -- SHA-256 of the recovery codes that are left; each is taken once.
  recovery text[] not null default '{}',
  created_at timestamptz not null,
  primary key (brand, user_id),
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
alter table operator_factors enable row level security;
alter table operator_factors force row level security;
create policy operator_factors_of_brand on operator_factors to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on operator_factors to app_rw;

-- When the second factor was last shown; null: not in this session.
alter table sessions add column second_factor_at timestamptz;
