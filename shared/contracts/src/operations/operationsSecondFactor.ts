import * as z from 'zod';

const enrolmentSchema = z
  .object({
    /** Base32 text for typing when the link cannot be opened. */
    secret: z.string(),
    /** `otpauth://totp/…` link for authenticator applications. */
    url: z.string(),
  })
  .meta({ id: 'SecondFactorEnrolment' });
export type SecondFactorEnrolment = z.infer<typeof enrolmentSchema>;
const proofSchema = z
  .object({
    /** Shown once, after the first code. Null later. */
    recovery_codes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'SecondFactorProof' });
export type SecondFactorProof = z.infer<typeof proofSchema>;
/** Six digits, or a recovery code. */
const proofBodySchema = z
  .object({ code: z.string().trim().min(6).max(30) })
  .meta({ id: 'SecondFactorCode' });

/** Bytes in base64url. */
const bytes = z.string().regex(/^[A-Za-z0-9_-]{1,8192}$/);
const passkeySchema = z
  .object({
    id: bytes,
    name: z.string(),
    /** The only host for which it is valid. */
    host: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;
/** Options for `navigator.credentials.create`; `timeout` in milliseconds. User verification is required. */
const registrationOptionsSchema = z
  .object({
    challenge: bytes,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** COSE numbers, in order of preference. */
    algorithms: z.array(z.int()),
    timeout: z.int(),
    /** Ids of existing passkeys. */
    exclude: z.array(bytes),
  })
  .meta({ id: 'PasskeyRegistrationOptions' });
export type PasskeyRegistrationOptions = z.infer<typeof registrationOptionsSchema>;
const registrationBodySchema = z
  .object({
    name: z.string().trim().min(1).max(40),
    response: z.object({
      id: bytes,
      rawId: bytes,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });
export type PasskeyRegistration = z.infer<typeof registrationBodySchema>;
export type PasskeyCreation = SecondFactorProof;
/** Options for `navigator.credentials.get`; `timeout` in milliseconds. User verification is required. */
const proofOptionsSchema = z
  .object({ challenge: bytes, rp_id: z.string(), timeout: z.int(), allow: z.array(bytes) })
  .meta({ id: 'PasskeyProofOptions' });
export type PasskeyProofOptions = z.infer<typeof proofOptionsSchema>;
const answerBodySchema = z
  .object({
    response: z.object({
      id: bytes,
      rawId: bytes,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes.optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.infer<typeof answerBodySchema>;

/** Part of `operationsRoutes`. */
export const secondFactorRoutes = {
  'GET operations/second_factor': {
    summary: 'Second factors of the own staff account',
    response: z.object({
      data: z.object({
        enrolled: z.boolean(),
        /** True when the person has an authenticator. */
        app: z.boolean(),
        /** Number of passkeys for this host. */
        passkeys_here: z.int(),
      }),
    }),
  },
  'POST operations/second_factor/enrolments': {
    summary:
      'A new secret for an application; needs a recent sign-in, or a fresh code where a factor exists',
    response: z.object({ data: enrolmentSchema }),
  },
  'POST operations/second_factor/proofs': {
    summary: 'Opens the console to this session by a code',
    body: proofBodySchema,
    response: z.object({ data: proofSchema }),
  },
  'GET operations/second_factor/passkeys': {
    summary: 'Own passkeys, the oldest first',
    response: z.object({ data: z.array(passkeySchema) }),
  },
  'POST operations/second_factor/passkeys/options': {
    summary: 'A challenge for a new passkey; needs what an enrolment needs',
    response: z.object({ data: registrationOptionsSchema }),
  },
  'POST operations/second_factor/passkeys': {
    summary: 'Adds a passkey',
    body: registrationBodySchema,
    response: z.object({ data: proofSchema }),
  },
  'DELETE operations/second_factor/passkeys/:id': {
    summary: 'Removes a passkey; needs a fresh code',
    params: z.object({ id: bytes }),
    response: z.object({ data: z.object({ removed: z.literal(true) }) }),
  },
  'POST operations/second_factor/passkey_proofs/options': {
    summary: 'A challenge for a passkey of this host',
    response: z.object({ data: proofOptionsSchema }),
  },
  'POST operations/second_factor/passkey_proofs': {
    summary: 'Opens the console to this session by a passkey',
    body: answerBodySchema,
    response: z.object({ data: proofSchema }),
  },
} as const;
