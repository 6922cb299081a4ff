import type { FastifyInstance } from 'fastify';
import { buildApps } from './app';
import { withDefaults, type SandboxOptions } from './options';
import { pageOriginOf } from './placetopay/app';

export {
  DO_CREDENTIALS,
  GDS_CREDENTIALS,
  NDC_CREDENTIALS,
  SANDBOX_CREDENTIALS,
  TK_CREDENTIALS,
  type SandboxOptions,
} from './options';
export { createSandboxCatalogues, type CatalogueEntry } from './catalogues';
export { signature } from './hotelbeds/auth';
export { PAYMENT_CREDENTIALS, SECOND_MERCHANT } from './placetopay/site';

export interface Sandbox {
  /** Address of the suppliers, `http://127.0.0.1:<port>`. */
  url: string;
  app: FastifyInstance;
  /** Payment gateway. Servers call `url`; the payer's browser opens `pageOrigin`. */
  payments: { url: string; pageOrigin: string; app: FastifyInstance };
  close(): Promise<void>;
}

/** Starts the stand-in suppliers and the payment gateway on this machine. Default: a free port. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const full = withDefaults(options);
  const { suppliers: app, payments } = await buildApps(full);
  const url = await app.listen({ host: full.host, port: full.port });
  const paymentsUrl = await payments.listen({ host: full.host, port: full.paymentsPort });
  return {
    url,
    app,
    payments: { url: paymentsUrl, pageOrigin: pageOriginOf(payments), app: payments },
    close: () => app.close(),
  };
}
