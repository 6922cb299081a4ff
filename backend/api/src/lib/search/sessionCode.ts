import { randomBytes } from 'node:crypto';

/** 128 random bits. */
export const newSessionCode = (): string => randomBytes(16).toString('base64url');
