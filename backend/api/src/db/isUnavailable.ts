import { errorCode, errorMessage } from '../lib/errorCode';

/** Broken connections, no room for another, shutting down or starting, a wait that was cut short, a deadlock. */
const STATES = /^(08|53|57P0[123]|57014|25P0[34]|55P03|40001|40P01)/;
const SOCKET = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
/** What the driver says without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether the database could not be had or not in time: the same call may go well a moment later, under the same key. */
export const isUnavailable = (error: unknown): boolean =>
  STATES.test(errorCode(error)) ||
  (SOCKET.includes(errorCode(error)) &&
    typeof error === 'object' &&
    error !== null &&
    'syscall' in error) ||
  WORDS.test(errorMessage(error));
