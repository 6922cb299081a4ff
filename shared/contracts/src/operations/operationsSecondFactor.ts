import * as z from 'zod';

const enrolmentSchema = z
  .object({
    /** Base32, to be typed where the link cannot be opened. */
    secret: z.string(),
    /** `otpauth://totp/…`, which applications open. */
    url: z.string(),
  })
  .meta({ id: 'SecondFactorEnrolment' });
export type SecondFactorEnrolment = z.infer<typeof enrolmentSchema>;
const proofSchema = z
  .object({
    /** Shown once, after the first code; null afterwards. */
    recovery_codes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'SecondFactorProof' });
export type SecondFactorProof = z.infer<typeof proofSchema>;
/** Six digits, or a recovery code. */
const proofBodySchema = z
  .object({ code: z.string().trim().min(6).max(30) })
  .meta({ id: 'SecondFactorCode' });

/** Spread into `operationsRoutes`. */
export const secondFactorRoutes = {
  'GET operations/second_factor': {
    summary: 'Whether the operator has a second factor',
    response: z.object({ data: z.object({ enrolled: z.boolean() }) }),
  },
  'POST operations/second_factor/enrolments': {
    summary: 'A new secret for the operator’s application; needs a recent sign-in',
    response: z.object({ data: enrolmentSchema }),
  },
  'POST operations/second_factor/proofs': {
    summary: 'Opens the console to this session by a code',
    body: proofBodySchema,
    response: z.object({ data: proofSchema }),
  },
} as const;
