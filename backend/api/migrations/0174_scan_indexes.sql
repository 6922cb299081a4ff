-- Hourly jobs and the brand console find their rows by these.
create index users_unconfirmed on users (created_at) where email_verified_at is null;
create index users_of_staff on users (role, brand) where role <> 'traveler';
create index flight_alerts_unconfirmed on flight_alerts (asked_at) where confirmed_at is null;
create index booking_optionals_by_change on booking_optionals (updated_at);
-- JSON paths of providers, such as a policy whose dates are being changed.
create index booking_optionals_confirmed on booking_optionals using gin (supplier_data) where state = 'CONFIRMED';
