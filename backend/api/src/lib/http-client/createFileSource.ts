import { Agent, request } from 'undici';
import type { HttpCall, HttpOptions } from './createHttp';
import { createGuard } from './guard';
import { BodyTooLargeError, readBody } from './send';
import { SupplierError, type SupplierErrorKind } from './supplierError';

const CONNECT_TIMEOUT_MS = 2000;

export interface FileSourceOptions {
  name: string;
  /** Base address. Files are read only from its host. */
  baseUrl: string;
  /** Timeout in milliseconds until the last byte. */
  timeoutMs: number;
  maxBytes: number;
  onCall?: HttpOptions['onCall'];
}
export type FileSource = ReturnType<typeof createFileSource>;

/** Downloads a supplier's files without our credentials. Redirects are not followed. */
export function createFileSource({
  name,
  baseUrl,
  timeoutMs,
  maxBytes,
  onCall,
}: FileSourceOptions) {
  const dispatcher = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });
  const guard = createGuard({});
  const base = new URL(baseUrl);

  const toError = (error: unknown, hasTimedOut: boolean): SupplierError => {
    if (error instanceof SupplierError) return error;
    if (hasTimedOut) return new SupplierError(name, 'timeout');
    const isUnreadable = error instanceof BodyTooLargeError;
    return new SupplierError(name, isUnreadable ? 'malformed' : 'unavailable');
  };
  const read = async (url: URL, deadline: AbortSignal, signal: AbortSignal): Promise<Buffer> => {
    try {
      const limit = AbortSignal.any([deadline, signal]);
      const { statusCode, body } = await request(url, { dispatcher, signal: limit });
      if (statusCode === 200) return await readBody(body, maxBytes);
      await body.dump();
      const kind: SupplierErrorKind = statusCode >= 500 ? 'unavailable' : 'rejected';
      throw new SupplierError(name, kind, new Error(`status ${statusCode}`));
    } catch (error) {
      throw signal.aborted ? error : toError(error, deadline.aborted);
    }
  };
  return {
    /**
     * Returns the bytes of a file. An address without scheme gets that of the base. @throws SupplierError, `malformed` for
     * another host or a file that is too large; the signal's reason when the caller aborted
     */
    async get(address: string, signal: AbortSignal): Promise<Buffer> {
      const url = ownAddress(address, base);
      if (!url) throw new SupplierError(name, 'malformed', new Error('address of a file'));
      const deadline = AbortSignal.timeout(timeoutMs);
      const started = performance.now();
      const report = (outcome: HttpCall['outcome']) =>
        onCall?.({
          name,
          method: 'GET',
          path: url.pathname,
          ms: Math.round(performance.now() - started),
          outcome,
        });
      try {
        const bytes = await guard.execute(() => read(url, deadline, signal));
        report('ok');
        return bytes;
      } catch (error) {
        if (signal.aborted) {
          report('aborted');
          throw signal.reason;
        }
        const failure =
          error instanceof SupplierError ? error : new SupplierError(name, 'unavailable', error);
        report(failure.kind);
        throw failure;
      }
    },
    close: (): Promise<void> => dispatcher.destroy(),
  };
}

function ownAddress(address: string, base: URL): URL | undefined {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
    ? address
    : `${base.protocol}//${address}`;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  return url?.origin === base.origin ? url : undefined;
}
