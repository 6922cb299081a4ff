import { es } from '../messages/es';

/** Codes that have a text of their own. */
export const AUTH_ERROR_CODES: ReadonlySet<string> = new Set(Object.keys(es.authErrors));
