import { AppError } from '../lib/errors';
import { toBuffer } from '../lib/toBuffer';
import type { DrawVoucher } from './pdf/openDrawer';
import type { VoucherContent } from './pdf/voucherPdf';

/** Error of a voucher whose thread is closed while it is drawn. */
const CLOSED = 'Terminating worker thread';
/** Milliseconds, longer than drawing a voucher including its wait. */
const DEADLINE_MS = 20_000;
/** Maximum waiting vouchers; a further one is rejected. */
const MAX_WAITING = 100;
const FULL = 'Task queue is at limit';
/** Milliseconds after which an idle thread ends, which frees its typefaces. */
const IDLE_MS = 300_000;

export interface Drawers {
  /** PDF. @throws AppError OVERLOADED when too many wait, the drawing takes too long or the process ends */
  draw(content: VoucherContent): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Draws vouchers in a separate thread, so that they do not delay requests. `script` runs in the thread; without it (tests)
 * vouchers are drawn in the current one. Both load the drawing library with the first voucher.
 */
export function createDrawers(rootDir: string, script?: URL): Drawers {
  if (!script) {
    const opening = () => import('./pdf/openDrawer').then(({ openDrawer }) => openDrawer(rootDir));
    let drawer: Promise<DrawVoucher> | undefined;
    return {
      draw: async (content) => toBuffer(await (await (drawer ??= opening()))(content)),
      close: async () => undefined,
    };
  }
  let pool: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { default: Piscina } = await import('piscina');
    return new Piscina<VoucherContent, Uint8Array>({
      filename: script.href,
      name: 'drawVoucher',
      workerData: { rootDir },
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_MS,
    });
  };
  return {
    async draw(content) {
      const threads = await (pool ??= open());
      try {
        return toBuffer(await threads.run(content, { signal: AbortSignal.timeout(DEADLINE_MS) }));
      } catch (error) {
        if (isRefused(error)) throw new AppError('OVERLOADED');
        throw error;
      }
    },
    // The pool's own `close` waits half a minute for running tasks and then throws outside of any handler.
    close: async () => (await pool)?.destroy(),
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || [FULL, CLOSED].includes(error.message));
