import type { Report } from '../../lib/command/runCommandLine';
import { BrandRefusal } from '../refusal';

/** Report of a refusal; null for every other error. */
export function refusalReport(error: unknown): Report | null {
  if (!(error instanceof BrandRefusal)) return null;
  const { code, message, problems } = error;
  return {
    lines: [message, ...problems.map((problem) => `  ${problem.field}: ${problem.message}`)],
    data: { ok: false, code, message, problems },
  };
}
