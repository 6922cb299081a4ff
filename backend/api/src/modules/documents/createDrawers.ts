import { AppError } from '../../lib/errors';
import { toBuffer } from '../../lib/toBuffer';
import type { DrawVoucher } from './pdf/openDrawer';
import type { VoucherContent } from './pdf/voucherPdf';

/** Error of a document that is being drawn when the thread is closed. */
const CLOSED = 'Terminating worker thread';
/** Longer than any document takes, with those that wait before it. */
const DEADLINE_MS = 20_000;
/** Documents that wait; the next one is refused. */
const MAX_WAITING = 100;
const FULL = 'Task queue is at limit';
/** For that long a thread without work keeps its faces. */
const IDLE_MS = 300_000;

export interface Drawers {
  /** PDF. @throws AppError OVERLOADED when too many wait, it took too long or the process ends */
  draw(content: VoucherContent): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Draws vouchers in a thread of its own, so that no document holds up those whom this process answers. `script` is the thread's;
 * without one (tests) vouchers are drawn where they are asked for. Both load the library that draws with the first voucher.
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
    // The pool's own `close` waits half a minute for what runs, and then throws where nothing catches it.
    close: async () => (await pool)?.destroy(),
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || [FULL, CLOSED].includes(error.message));
