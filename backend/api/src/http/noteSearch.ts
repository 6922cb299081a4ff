import type { FastifyRequest } from 'fastify';

/** Adds the terms of a search to the log line of its request; empty ones are left out. */
export function noteSearch(request: FastifyRequest, words: Record<string, string | boolean>): void {
  const given = Object.entries(words).filter(([, word]) => word !== '' && word !== false);
  if (given.length > 0) request.searchWords = Object.fromEntries(given);
}
