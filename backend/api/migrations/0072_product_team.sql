-- People who ship a product line: they move its releases in the console, and see one before travellers do.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('traveler', 'operator', 'product-team'));
-- What they may release: remotes by id, `shell`, or `*` for everything. Empty for every other role.
alter table users add column role_parts text[] not null default '{}'
  check (role = 'product-team' or cardinality(role_parts) = 0);
