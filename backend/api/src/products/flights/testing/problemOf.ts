import { AppError } from '../../../lib/errors';

/** Code and pointer of the AppError that a check throws; null when it throws none. */
export function problemOf(check: () => unknown): (string | undefined)[] | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.errors[0]?.source?.pointer];
    throw error;
  }
}

/** Status, code and pointer of an error reply. */
export const problem = (reply: {
  statusCode: number;
  json(): { errors?: { code: string; source?: { pointer?: string } }[] };
}) => {
  const [error] = reply.json().errors ?? [];
  return [reply.statusCode, error?.code, error?.source?.pointer];
};
