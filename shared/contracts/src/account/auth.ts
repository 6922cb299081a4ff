import * as z from 'zod';
import { emailSchema } from '../email';
import type { Role } from '../constants';
import { PASSWORD_MAX } from '../limits';

/** `auths/sign_in`: e-mail at most 80 characters (the gateway's limit), password 8 to 128. */
export const signInBodySchema = z
  .object({
    email: emailSchema,
    password: z.string().min(1).max(PASSWORD_MAX),
    remember: z.boolean().optional(),
    /** Value of the challenge header after CHALLENGE_REQUIRED, and its solution. */
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
/** Answer of `GET /api/auth/session` when signed in; `{}` when signed out. */
export interface Session {
  /** `role` only for people with a role besides traveller. */
  user: { name: string; email: string; image: string | null; role?: Role };
  /** ISO instant at which an unused session ends. */
  expires: string;
  /** Preferences of the account. Null: the first in the brand's list. */
  preferences?: { language: string | null; currency: string | null };
}
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';
/** Error codes in `/login?error=`. Any other code is shown as Default. */
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
