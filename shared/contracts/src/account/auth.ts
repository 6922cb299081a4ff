import * as z from 'zod';
import { emailSchema } from '../email';
import { PASSWORD_MAX, type Role } from '../constants';

/** `auths/sign_in`: e-mail at most 80 characters (the gateway's limit), password 8 to 128. */
export const signInBodySchema = z
  .object({
    email: emailSchema,
    password: z.string().min(1).max(PASSWORD_MAX),
    remember: z.boolean().optional(),
    /** After CHALLENGE_REQUIRED: the header's value, and its answer. */
    challenge: z.string().max(200).optional(),
    solution: z.string().max(20).optional(),
  })
  .meta({ id: 'SignIn' });
export type SignInBody = z.infer<typeof signInBodySchema>;
export const userSchema = z
  .object({ id: z.string(), name: z.string(), email: z.string(), image: z.string().nullable() })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;
/** `access_token` is the opaque session token; `expires_in` in seconds. */
export const signInResponseSchema = z.object({
  data: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int(),
    refresh_token: z.string(),
    user: userSchema,
  }),
});
export type SignInResponse = z.infer<typeof signInResponseSchema>;
export const validateTokenBodySchema = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'ValidateToken' });
export const validateTokenResponseSchema = z.object({
  data: z.object({ valid: z.literal(true), user: userSchema, expires: z.iso.datetime() }),
});
/** What `GET /api/auth/session` answers when signed in; `{}` when signed out. */
export interface Session {
  /** `role` only for those who have more than a traveller's. */
  user: { name: string; email: string; image: string | null; role?: Role };
  /** ISO instant at which the session ends unless it is used. */
  expires: string;
  /** What the traveller chose in the account; null: the brand's first. */
  preferences?: { language: string | null; currency: string | null };
}
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';
/** Error codes that reach `/login?error=`; any other is shown as Default. */
export const AUTH_ERRORS = [
  'SessionRequired',
  'CredentialsSignin',
  'Configuration',
  'AccessDenied',
  'Verification',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'RateLimited',
  'ChallengeRequired',
  'Default',
] as const;
export type AuthErrorCode = (typeof AUTH_ERRORS)[number];
