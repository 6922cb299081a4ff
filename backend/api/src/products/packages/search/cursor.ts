import * as z from 'zod';
import { refuse } from '../../../lib/refuse';
import { searchWords as words } from '../messages/search';
import type { PageEnd } from './selectPage';

const endSchema = z.tuple([z.number(), z.string().min(1).max(40)]);

export const toCursor = ({ rank, code }: PageEnd): string =>
  Buffer.from(JSON.stringify([rank, code])).toString('base64url');

/** Start of a page; undefined for the first. @throws AppError INVALID_FORMAT */
export function readCursor(cursor: string): PageEnd | undefined {
  if (cursor === '') return undefined;
  try {
    const [rank, code] = endSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { rank, code };
  } catch {
    return refuse('INVALID_FORMAT', '/cursor', words.oldPage);
  }
}
