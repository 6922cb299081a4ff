-- Hourly jobs find their bookings by these, and refunds are read by booking.
create index refunds_of_booking on refunds (brand, booking_id);
create index bookings_schedule_due on bookings ((coalesce(supplier_data ->> 'scheduleTriedAt', '')), created_at)
  where product = 'FLIGHT' and state = 'CONFIRMED' and supplier_locator is not null;
create index bookings_health_kept on bookings (brand, created_at)
  where product = 'ASSISTANCE' and supplier_data ->> 'healthErasedAt' is null;
create index bookings_moving on bookings (brand, updated_at)
  where product = 'ASSISTANCE' and state = 'CONFIRMED' and supplier_data -> 'moving' is not null;
