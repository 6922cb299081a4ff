import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../next-auth/cookies';
import type { KnownDevices } from './knownDevices';

const YEAR_MS = 365 * 86_400_000;

/**
 * Remembers this browser after its user proved the password or the mailbox, so that failures of others do not delay this user.
 */
export function rememberDevice(
  devices: KnownDevices,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  now: Date,
): void {
  const cookie = devices.remember(request.brand.id, readCookie(request, 'device'), email);
  setCookie(request, reply, 'device', cookie, new Date(now.getTime() + YEAR_MS));
}
