import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../../lib/errors';
import type { ResolvedSession } from '../../../requestTypes';
import { staffSession } from '../../operations';

const EVERY_BRAND = '*';
const paramsSchema = z.object({ brand: z.string().optional() });

/** The brands that a role was given for; null: every one. */
export const brandsOf = ({ user: { roleParts } }: ResolvedSession): readonly string[] | null =>
  roleParts.includes(EVERY_BRAND) ? null : roleParts;

/** A brand that is somebody else's does not exist, like one that nobody has. @throws AppError NOT_FOUND */
export function checkBrand(request: FastifyRequest): void {
  const { brand } = paramsSchema.parse(request.params);
  const own = brandsOf(staffSession(request));
  if (brand !== undefined && own && !own.includes(brand)) throw new AppError('NOT_FOUND');
}
