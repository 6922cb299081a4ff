export { type BookingLimit, createBookingLimit } from './bookingLimit';
export { checkConsents } from './checkConsents';
export { checkCustomer } from './checkCustomer';
export { hashPolicy } from './hashPolicy';
export { keepsMore, keepsMorePesos } from './keepsMore';
export { saleMessages } from './messages/es';
export { priceChange } from './priceChange';
export { acceptsRise, listAtSuppliers, supplierOf } from './suppliers';
export { toBookingAnswer } from './toBookingAnswer';
