import type { ApiError } from '@tiquete/contracts';
import { UNAVAILABLE } from '@tiquete/contracts/constants';

/** A failure as pages show it. A plain object, so that the store may hold it. */
export interface Problem {
  /** Code of the api, or of this client: OFFLINE, TIMEOUT, UNAVAILABLE, BAD_ANSWER, UNEXPECTED. */
  code: string;
  /** Sentence for the traveller, in Spanish. */
  title: string;
  status: number;
  requestId: string | null;
  detail?: string;
  source?: ApiError['source'];
  /** Seconds until another try is accepted, when the api gives them. */
  retryAfterSeconds?: number;
  /** Details that the contract describes with a schema of the code. Parse them before use. */
  meta?: Record<string, unknown>;
}
export const LOCAL_PROBLEMS = {
  OFFLINE: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  TIMEOUT: 'La respuesta tardó demasiado. Inténtalo de nuevo.',
  UNAVAILABLE,
  BAD_ANSWER: 'Recibimos una respuesta que no entendemos. Inténtalo de nuevo.',
  UNEXPECTED: 'Algo falló. Inténtalo de nuevo.',
} as const;

/** A failed call to the api. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code} ${problem.status}`);
    this.name = 'ApiProblem';
  }
}
export function localProblem(code: keyof typeof LOCAL_PROBLEMS, status = 0): ApiProblem {
  return new ApiProblem({ code, title: LOCAL_PROBLEMS[code], status, requestId: null });
}
/** Turns any thrown value into a problem that a page can show. */
export function toProblem(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : localProblem('UNEXPECTED').problem;
}
