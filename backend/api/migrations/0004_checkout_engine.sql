-- The whole course of a booking: holds, issuing, cancelling, authorised payments, and several refunds of one payment.

alter table bookings drop constraint bookings_state_check;
alter table bookings add constraint bookings_state_check check (state in (
  'CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT', 'PAID', 'BOOKING_AT_SUPPLIER', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW',
  'CONFIRMING_PAYMENT', 'ISSUE_DUE', 'ISSUING', 'ISSUE_UNKNOWN', 'ISSUE_REVIEW', 'CONFIRMED',
  'CANCELLING', 'CANCELLING_AT_SUPPLIER', 'CANCEL_UNKNOWN', 'CANCEL_REVIEW', 'CANCELLED',
  'RELEASING', 'VOIDING', 'REFUND_DUE', 'REJECTED', 'EXPIRED'));

alter table bookings
  -- The supplier's name of a hold, and how long it stands.
  add column held_as text,
  add column held_until timestamptz,
  -- Whole pesos kept, fixed when the traveller asked to cancel.
  add column cancel_penalty bigint check (cancel_penalty between 0 and total),
  add column cancel_requested_at timestamptz,
  -- Keyed hash of product, days and people: two of them within minutes are asked about.
  add column intent text;
create index bookings_of_intent on bookings (brand, intent, created_at) where intent is not null;

alter table bookings drop constraint bookings_check;
alter table bookings add constraint bookings_located check (
  state not in ('CONFIRMING_PAYMENT', 'ISSUE_DUE', 'ISSUING', 'ISSUE_UNKNOWN', 'ISSUE_REVIEW', 'CONFIRMED', 'CANCELLING', 'CANCELLING_AT_SUPPLIER',
    'CANCEL_UNKNOWN', 'CANCEL_REVIEW', 'VOIDING')
  or supplier_locator is not null);
alter table bookings drop constraint bookings_check1;
-- A refused hold is REJECTED and a cancelled quote CANCELLED, both without money.
alter table bookings add constraint bookings_paid check (
  state in ('CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT', 'RELEASING', 'CANCELLED', 'REJECTED', 'EXPIRED') or paid_with is not null);
alter table bookings add constraint bookings_penalty_fixed check (
  state not in ('CANCELLING', 'CANCELLING_AT_SUPPLIER', 'CANCEL_UNKNOWN', 'CANCEL_REVIEW') or (cancel_penalty is not null and cancel_requested_at is not null));

alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check check (state in (
  'CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING', 'APPROVED', 'REJECTED', 'ABANDONED', 'PARTIALLY_REFUNDED', 'REFUND_PENDING', 'REFUNDED'));
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_opened check (
  state not in ('PENDING', 'AUTHORIZED', 'CANCELLING', 'APPROVED', 'PARTIALLY_REFUNDED', 'REFUND_PENDING', 'REFUNDED') or request_id is not null);

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in (
  'SUPPLIER_REJECTED', 'DUPLICATE_PAYMENT', 'LATE_APPROVAL', 'PARTIAL_PAYMENT', 'CANCELLATION', 'OPTIONAL_UNAVAILABLE', 'OPERATOR'));
-- Tells refunds of one reason apart; the same three again are the same refund.
alter table refunds add column key text not null default '';
alter table refunds drop constraint refunds_payment_id_reason_key;
alter table refunds add constraint refunds_once unique (payment_id, reason, key);
alter table refunds add column first_sent_at timestamptz;
