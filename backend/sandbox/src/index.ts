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

/** Starts the stand-in suppliers and the payment gateway on this machine. Default: a free port. */
export async function createSandbox(options: SandboxOptions = {}) {
  const full = withDefaults(options);
  const { suppliers: app, payments } = await buildApps(full);
  const url = await app.listen({ host: full.host, port: full.port });
  const paymentsUrl = await payments.listen({ host: full.host, port: full.paymentsPort });
  return {
    url,
    app,
    /** Payment gateway. Servers call `url`; the payer's browser opens `pageOrigin`. */
    payments: { url: paymentsUrl, pageOrigin: pageOriginOf(payments), app: payments },
    close: (): Promise<void> => app.close(),
  };
}
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;
