import type { Role } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../../lib/errors';
import type { ResolvedSession } from '../../../requestTypes';
import { staffSession } from '../../operations';

/** Who is let into the console of brands. */
export const CONSOLE_ROLES: readonly Role[] = ['brand-admin', 'viewer'];
const EVERY_BRAND = '*';
const paramsSchema = z.object({ brand: z.string().optional() });

/** Whether a session is of the console of brands: only there are previews opened. */
export const isOfBrands = (session: ResolvedSession | null): session is ResolvedSession =>
  session !== null && session.user.role !== null && CONSOLE_ROLES.includes(session.user.role);

/** The brands that a role was given for, to keep them or to look at them; null: every one. */
export function brandsOf(session: ResolvedSession | null): readonly string[] | null {
  if (!isOfBrands(session)) return [];
  const { roleParts } = session.user;
  return roleParts.includes(EVERY_BRAND) ? null : roleParts;
}

/** A brand that is somebody else's does not exist, like one that nobody has. @throws AppError NOT_FOUND */
export function checkBrand(request: FastifyRequest): void {
  const { brand } = paramsSchema.parse(request.params);
  const own = brandsOf(staffSession(request));
  if (brand !== undefined && own && !own.includes(brand)) throw new AppError('NOT_FOUND');
}

export const isViewer = ({ session }: FastifyRequest): boolean => session?.user.role === 'viewer';

const READS: readonly string[] = ['GET', 'HEAD'];
/** Changes nothing: it shows what is stored, in pages of its own. */
const PREVIEWS = '/api/console/brands/:brand/previews';
/** A viewer reads, whatever the call. @throws AppError FORBIDDEN */
export function checkMayDo(request: FastifyRequest): void {
  const isRead = READS.includes(request.method) || request.routeOptions.url === PREVIEWS;
  if (isViewer(request) && !isRead) throw new AppError('FORBIDDEN');
}
