export { createVouchers as createDocuments, type Vouchers as Documents } from './createVouchers';
export { createDrawers } from './createDrawers';
export { voucherRoutes as documentRoutes } from './routes';
