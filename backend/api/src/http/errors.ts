import type { ErrorCode } from '@tiquete/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorCode, errorMessage } from '../lib/errorCode';
import { AppError } from '../lib/errors';
import { toValidationErrors } from './validationErrors';

/** Error codes of our table for Fastify's own rejections. Any other error of Fastify is INTERNAL. */
const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MANDATORY_DATA_MISSING',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_FORMAT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_FORMAT',
  FST_ERR_BAD_URL: 'INVALID_FORMAT',
  FST_ERR_ASYNC_CONSTRAINT: 'INVALID_FORMAT',
};

/** PostgreSQL error codes: broken connections, too many connections, shutting down or starting, timeouts, deadlocks. */
const UNAVAILABLE_STATES = /^(08|53|57P0[123]|57014|25P0[34]|55P03|40001|40P01)/;
const SOCKET_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
/** Messages of driver errors that have no code. */
const UNAVAILABLE_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers every failure as `{errors: […]}` with a code of the table. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.all('/api/*', { schema: { hide: true } }, (request) => refuseUnknown(app, request));
  app.setNotFoundHandler((request) => refuseUnknown(app, request));
}

export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return send(reply, 400, {
      errors: toValidationErrors(
        error.validation,
        error.validationContext,
        partOf(request, error.validationContext),
      ),
    });
  }
  const known = toAppError(error);
  if (known.code === 'INTERNAL' && !isGivenUp(error, reply))
    request.log.error({ err: error }, 'request failed');
  if (known.cause && known.code === 'OVERLOADED')
    request.log.warn({ err: error }, 'the database could not be had');
  return send(reply.headers(known.headers), known.status, known.body);
}

function partOf({ body, query, params, headers }: FastifyRequest, context?: string): unknown {
  if (context === 'querystring') return query;
  if (context === 'params') return params;
  return context === 'headers' ? headers : body;
}

// True when the client has disconnected. It gets no answer, and its call did not fail.
const isGivenUp = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error))
    return new AppError('OVERLOADED', { cause: error, headers: { 'retry-after': '1' } });
  const known =
    FRAMEWORK_ERRORS[errorCode(error)] ?? (isRefusedBody(error) ? 'INVALID_FORMAT' : 'INTERNAL');
  return new AppError(known, { cause: error });
}

/**
 * True when the database was unavailable or too slow, so that the same call may succeed a moment later with the same key.
 */
const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE_STATES.test(errorCode(error)) ||
  (SOCKET_ERRORS.includes(errorCode(error)) &&
    typeof error === 'object' &&
    error !== null &&
    'syscall' in error) ||
  UNAVAILABLE_WORDS.test(errorMessage(error));

// True for a body that the parser rejects (a forbidden key, broken JSON). It sets only the status 400.
const isRefusedBody = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400;

// Sends serialized text, which the route's response schema cannot reject.
const send = (reply: FastifyReply, status: number, body: unknown) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body));

function refuseUnknown(app: FastifyInstance, request: FastifyRequest): never {
  if (request.originalUrl !== request.url) throw new AppError('INVALID_FORMAT');
  const url = request.url.split('?', 1)[0] ?? '';
  const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
  if (allowed.length === 0) throw new AppError('NOT_FOUND');
  throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: allowed.join(', ') } });
}
