import { misfitLine } from '../gate/lineup';
import { ReleaseRefused } from '../records/readFolder';
import { Refusal } from '../refusal';

/** What a command ends with: 0 done, 1 refused, 2 not understood. */
export interface CommandAnswer {
  exitCode: 0 | 1 | 2;
  /** For people. */
  lines: string[];
  /** For programs, with `--json`. */
  data: Readonly<Record<string, unknown>>;
}

export const done = (
  lines: readonly string[],
  data: CommandAnswer['data'] = {},
): CommandAnswer => ({
  exitCode: 0,
  lines: [...lines],
  data: { ok: true, ...data },
});

/** A refusal as an answer; every other error goes on its way. */
export function refusedAnswer(error: unknown): CommandAnswer {
  if (error instanceof Refusal)
    return {
      exitCode: 1,
      lines:
        error.misfits.length > 0
          ? ['It does not fit:', ...error.misfits.map((misfit) => `  ${misfitLine(misfit)}`)]
          : [error.message],
      data: { ok: false, code: error.code, message: error.message, misfits: error.misfits },
    };
  if (error instanceof ReleaseRefused)
    return {
      exitCode: 1,
      lines: [error.message],
      data: { ok: false, code: 'BAD_FOLDER', message: error.message, misfits: [] },
    };
  throw error;
}
