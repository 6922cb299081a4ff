import type { ApiError } from '@tiquete/contracts';

/** What a page shows of a failure; plain, so that the store may hold it. */
export interface Problem {
  /** Code of the api, or OFFLINE, TIMEOUT, BAD_ANSWER, UNEXPECTED of this side. */
  code: string;
  /** A sentence in Spanish. */
  title: string;
  status: number;
  requestId: string | null;
  detail?: string;
  source?: ApiError['source'];
  /** Seconds until another try is accepted, when the api says so. */
  retryAfterSeconds?: number;
  /** What the code's own schema of the contract describes; parse it before use. */
  meta?: Record<string, unknown>;
}
export const LOCAL_PROBLEMS = {
  OFFLINE: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  TIMEOUT: 'La respuesta tardó demasiado. Inténtalo de nuevo.',
  BAD_ANSWER: 'Recibimos una respuesta que no entendemos. Inténtalo de nuevo.',
  UNEXPECTED: 'Algo falló. Inténtalo de nuevo.',
} as const;

/** A call to the api that did not succeed. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code} ${problem.status}`);
    this.name = 'ApiProblem';
  }
}
export function localProblem(code: keyof typeof LOCAL_PROBLEMS, status = 0): ApiProblem {
  return new ApiProblem({ code, title: LOCAL_PROBLEMS[code], status, requestId: null });
}
/** Any thrown value as something a page can show. */
export function toProblem(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : localProblem('UNEXPECTED').problem;
}
