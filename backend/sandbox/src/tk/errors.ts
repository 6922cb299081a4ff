import messages from './data/errors.json';

/** Texts of errors by number, from the description's lists. */
const MESSAGES: Readonly<Record<string, string>> = messages;

/** Thrown for a rejection with one of the vendor's numbers and HTTP 200. */
export class TkError extends Error {
  constructor(readonly code: number) {
    super(String(code));
    this.name = 'TkError';
  }
}
export const tkRefusal = (code: number) => ({
  status: 'error',
  result: {
    error_id: String(code),
    error_msg: MESSAGES[code] ?? 'Error en la solicitud',
    error_notes: '',
  },
});
