-- People who look at brands in the console and change nothing of them.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('traveler', 'operator', 'product-team', 'brand-admin', 'viewer'));
-- What a role is for: of a product team remotes by id, `shell` or `*`; of brand admins and viewers brands by id or `*`. Empty for every other role.
alter table users drop constraint users_role_parts_check;
alter table users add constraint users_role_parts_check
  check (role in ('product-team', 'brand-admin', 'viewer') or cardinality(role_parts) = 0);
alter table brand_invitations drop constraint brand_invitations_role_check;
alter table brand_invitations add constraint brand_invitations_role_check
  check (role in ('brand-admin', 'operator', 'viewer'));
