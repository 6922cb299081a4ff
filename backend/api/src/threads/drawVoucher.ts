import { move, workerData } from 'piscina';
import * as z from 'zod';
import { openDrawer } from '../vouchers/pdf/openDrawer';
import type { VoucherContent } from '../vouchers/pdf/voucherPdf';

/** Script of the thread that `createDrawers` starts with the folder of `backend/api/fonts`. */
const draw = openDrawer(z.object({ rootDir: z.string() }).parse(workerData).rootDir);

export const drawVoucher = async (content: VoucherContent) => move(await draw(content));
