import * as z from 'zod';
import {
  DO_CREDENTIALS,
  GDS_CREDENTIALS,
  NDC_CREDENTIALS,
  SANDBOX_CREDENTIALS,
  TK_CREDENTIALS,
  type SandboxOptions,
} from './options';
import { readCallLimits } from './control/limits';
import { PAYMENT_CREDENTIALS } from './placetopay/site';

/** Text variable. An empty value counts as missing. */
const text = (fallback: string) =>
  z
    .string()
    .optional()
    .transform((value) => value || fallback);
const whole = (fallback: number) =>
  z
    .string()
    .optional()
    .transform((value) => value || String(fallback))
    .pipe(z.string().regex(/^\d+$/))
    .transform(Number);
const environmentSchema = z.object({
  SANDBOX_HOST: text('127.0.0.1'),
  SANDBOX_PORT: whole(0),
  HB_API_KEY: text(SANDBOX_CREDENTIALS.apiKey),
  HB_SECRET: text(SANDBOX_CREDENTIALS.secret),
  SANDBOX_LATENCY_P50: whole(180),
  SANDBOX_LATENCY_P95: whole(400),
  SANDBOX_STATE_DIR: z.string().optional(),
  SANDBOX_RATE_PER_SECOND: whole(0),
  SANDBOX_QUOTA: whole(0),
  SANDBOX_LIMITS: z.string().optional(),
  SANDBOX_STEADY: z.enum(['', '0', '1']).optional(),
  DO_KEY_ID: text(DO_CREDENTIALS.keyId),
  DO_KEY: text(DO_CREDENTIALS.key),
  DO_CONFIRM_MS: whole(1500),
  GDS_CLIENT_ID: text(GDS_CREDENTIALS.clientId),
  GDS_CLIENT_SECRET: text(GDS_CREDENTIALS.clientSecret),
  GDS_TICKET_MS: whole(1500),
  NDC_TOKEN: text(NDC_CREDENTIALS.token),
  NDC_TICKET_MS: whole(4000),
  TK_USER: text(TK_CREDENTIALS.user),
  TK_PASSWORD: text(TK_CREDENTIALS.password),
  SANDBOX_PAYMENTS_PORT: whole(0),
  PLACETOPAY_LOGIN: text(PAYMENT_CREDENTIALS.login),
  PLACETOPAY_SECRET: text(PAYMENT_CREDENTIALS.secret),
  SANDBOX_MERCHANT: text('Tiquete'),
  SANDBOX_NOTIFICATION_URL: z.union([z.literal(''), z.url()]).optional(),
  SANDBOX_SETTLE_MS: whole(6000),
  SANDBOX_CLOCK: z.union([z.literal(''), z.string().regex(/^\d+x\d+$/)]).optional(),
  SANDBOX_SEED: z.string().optional(),
});

/**
 * Parses `<milliseconds since 1970>x<factor>` to a clock. From that instant on, its time runs faster by the factor. All
 * processes with the same text have the same time.
 */
function clockFrom(text: string): () => Date {
  const [start = 0, factor = 1] = text.split('x').map(Number);
  return () => new Date(start + (Date.now() - start) * factor);
}

/** Options from environment variables. @throws Error naming the invalid variable */
export function configFrom(environment: Record<string, string | undefined>): SandboxOptions {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`sandbox configuration: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    host: data.SANDBOX_HOST,
    port: data.SANDBOX_PORT,
    credentials: { apiKey: data.HB_API_KEY, secret: data.HB_SECRET },
    latency: { p50: data.SANDBOX_LATENCY_P50, p95: data.SANDBOX_LATENCY_P95 },
    doCredentials: { keyId: data.DO_KEY_ID, key: data.DO_KEY },
    doConfirmMs: data.DO_CONFIRM_MS,
    gdsCredentials: { clientId: data.GDS_CLIENT_ID, clientSecret: data.GDS_CLIENT_SECRET },
    gdsTicketMs: data.GDS_TICKET_MS,
    ndcToken: data.NDC_TOKEN,
    ndcTicketMs: data.NDC_TICKET_MS,
    tkCredentials: { user: data.TK_USER, password: data.TK_PASSWORD },
    paymentsPort: data.SANDBOX_PAYMENTS_PORT,
    site: {
      login: data.PLACETOPAY_LOGIN,
      secret: data.PLACETOPAY_SECRET,
      name: data.SANDBOX_MERCHANT,
      notificationUrl: data.SANDBOX_NOTIFICATION_URL || null,
      settleMs: data.SANDBOX_SETTLE_MS,
    },
    perSecond: data.SANDBOX_RATE_PER_SECOND,
    quota: data.SANDBOX_QUOTA,
    limits: readCallLimits(data.SANDBOX_LIMITS ?? ''),
    isSteady: data.SANDBOX_STEADY === '1',
    ...(data.SANDBOX_CLOCK && { now: clockFrom(data.SANDBOX_CLOCK) }),
    ...(data.SANDBOX_SEED && { seed: data.SANDBOX_SEED }),
    stateDir: data.SANDBOX_STATE_DIR || null,
  };
}
