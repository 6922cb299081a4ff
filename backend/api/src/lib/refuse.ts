import type { ErrorCode } from '@tiquete/contracts';
import { AppError } from './errors';

/** @throws AppError that names the field */
export function refuse(code: ErrorCode, pointer: string, detail?: string): never {
  throw new AppError(code, { source: { pointer }, detail });
}
