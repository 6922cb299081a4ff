-- People who keep brands: they edit, publish and revert them in the console.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('traveler', 'operator', 'product-team', 'brand-admin'));
-- What a role is for: of a product team remotes by id, `shell` or `*`; of a brand admin brands by id or `*`. Empty for every other role.
alter table users drop constraint users_check1;
alter table users add constraint users_role_parts_check
  check (role in ('product-team', 'brand-admin') or cardinality(role_parts) = 0);
