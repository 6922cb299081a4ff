import * as z from 'zod';
import { sessionRequestSchema } from './requestSchema';

const statusSchema = z.object({
  status: z.enum([
    'OK',
    'FAILED',
    'PENDING',
    'PENDING_CONFIRMATION',
    'APPROVED',
    'REJECTED',
    'CANCELED',
    'APPROVED_PARTIAL',
    'PARTIAL_EXPIRED',
  ]),
  reason: z.union([z.string(), z.number()]),
  message: z.string(),
  date: z.string(),
});
export type Status = z.output<typeof statusSchema>;

const transactionSchema = z.object({
  internalReference: z.int(),
  status: statusSchema,
  method: z.enum(['card', 'pse', 'cash']),
  paymentMethod: z.string(),
  paymentMethodName: z.string(),
  issuerName: z.string(),
  franchise: z.string(),
  cents: z.int(),
  /** Requested amount of which only `cents` were approved (APPROVED_PARTIAL); null when all of it was. */
  requestedCents: z.int().nullable().default(null),
  authorization: z.string(),
  receipt: z.string(),
  processorFields: z.array(
    z.object({
      keyword: z.string(),
      value: z.union([z.string(), z.number()]),
      displayOn: z.literal('none'),
    }),
  ),
  refundedCents: z.int(),
  /**
   * Time (ISO instant) and outcome of the automatic answer to a pending payment; null when only the control route answers
   * it.
   */
  settles: z.object({ at: z.string(), to: z.enum(['APPROVED', 'REJECTED']) }).nullable(),
  /** The bank's answer to the merchant's confirmation, and its time limit; null without the confirmation flow. */
  confirms: z
    .object({ until: z.string(), to: z.enum(['APPROVED', 'REJECTED']) })
    .nullable()
    .default(null),
});
export type Transaction = z.output<typeof transactionSchema>;

/** A session with all attempts to pay, the newest first. It never contains the number of a card. */
export const sessionSchema = z.object({
  requestId: z.int(),
  /** Login of the merchant who opened the session. */
  login: z.string(),
  /** Secret part of the page's address. */
  key: z.string(),
  createdAt: z.string(),
  /** ISO instant at which the session expires. */
  expiration: z.string(),
  request: sessionRequestSchema,
  status: statusSchema,
  transactions: z.array(transactionSchema),
});
export type Session = z.output<typeof sessionSchema>;

const FINAL: Status['status'][] = ['APPROVED', 'REJECTED', 'CANCELED', 'PARTIAL_EXPIRED'];
export const isFinal = ({ status }: Session): boolean => FINAL.includes(status.status);
export const pendingOf = ({ transactions }: Session): Transaction | undefined =>
  transactions.find(({ status }) => status.status === 'PENDING');
/** The payment of a payer who has finished, which is charged only after the merchant's confirmation. */
export const waitingOf = ({ transactions }: Session): Transaction | undefined =>
  transactions.find(({ status }) => status.status === 'PENDING_CONFIRMATION');
/** True when the bank charged the payment, in full or in part. */
export const isTaken = ({ status: { status } }: Transaction): boolean =>
  status === 'APPROVED' || status === 'APPROVED_PARTIAL';
export const approvedCents = ({ transactions }: Session): number =>
  transactions.filter(isTaken).reduce((sum, transaction) => sum + transaction.cents, 0);
export const rejectedCount = ({ transactions }: Session): number =>
  transactions.filter(({ status }) => status.status === 'REJECTED').length;
