export { createDrawers } from './createDrawers';
export { createVouchers, type Vouchers } from './createVouchers';
export { voucherRoutes } from './routes';
