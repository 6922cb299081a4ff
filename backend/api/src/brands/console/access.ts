import type { Role } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { staffSession } from '../../staff';

/** Roles with access to the brand console. */
export const CONSOLE_ROLES: readonly Role[] = ['brand-admin', 'viewer'];
const EVERY_BRAND = '*';
const paramsSchema = z.object({ brand: z.string().optional() });

/** True for a session of the brand console, where previews are opened. */
export const isOfBrands = (session: ResolvedSession | null): session is ResolvedSession =>
  session !== null && session.user.role !== null && CONSOLE_ROLES.includes(session.user.role);

/** Brands of a brand admin or a viewer; null: all brands. */
export function brandsOf(session: ResolvedSession | null): readonly string[] | null {
  if (!isOfBrands(session)) return [];
  const { roleParts } = session.user;
  return roleParts.includes(EVERY_BRAND) ? null : roleParts;
}

/**
 * Checks that the brand is one of the session's. The brand of another admin is answered like one that does not exist.
 * @throws AppError NOT_FOUND
 */
export function checkBrand(request: FastifyRequest): void {
  const { brand } = paramsSchema.parse(request.params);
  const own = brandsOf(staffSession(request));
  if (brand !== undefined && own && !own.includes(brand)) throw new AppError('NOT_FOUND');
}

export const isViewer = ({ session }: FastifyRequest): boolean => session?.user.role === 'viewer';

const READS: readonly string[] = ['GET', 'HEAD'];
/** Path of the only change that viewers may make: a preview shows stored data on its own pages. */
const PREVIEWS = '/api/console/brands/:brand/previews';
/** Checks that a viewer only reads. @throws AppError FORBIDDEN */
export function checkMayDo(request: FastifyRequest): void {
  const isRead = READS.includes(request.method) || request.routeOptions.url === PREVIEWS;
  if (isViewer(request) && !isRead) throw new AppError('FORBIDDEN');
}
