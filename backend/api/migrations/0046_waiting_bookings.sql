-- Bookings that the supplier has and has not confirmed yet.

alter table bookings drop constraint bookings_state_check;
alter table bookings add constraint bookings_state_check check (state in (
  'CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT', 'PAID', 'BOOKING_AT_SUPPLIER', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW',
  'CONFIRMING_PAYMENT', 'WAITING', 'ISSUE_DUE', 'ISSUING', 'ISSUE_UNKNOWN', 'ISSUE_REVIEW', 'CONFIRMED',
  'CANCELLING', 'CANCELLING_AT_SUPPLIER', 'CANCEL_UNKNOWN', 'CANCEL_REVIEW', 'CANCELLED',
  'RELEASING', 'VOIDING', 'REFUND_DUE', 'REJECTED', 'EXPIRED'));
alter table bookings
  -- Until when the supplier confirms or cancels it; null: it has confirmed, or was not asked.
  add column waits_until timestamptz,
  add constraint bookings_waiting check (state <> 'WAITING' or (supplier_locator is not null and waits_until is not null));
alter table bookings drop constraint bookings_cancel_cause_check;
alter table bookings add constraint bookings_cancel_cause_check check (cancel_cause in ('INSTALMENT_MISSED', 'SUPPLIER_CANCELLED'));
