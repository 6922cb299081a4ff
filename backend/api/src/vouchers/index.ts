export { createDrawers } from './createDrawers';
export { createVouchers } from './createVouchers';
export { voucherRoutes } from './routes';
