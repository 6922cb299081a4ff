import type { FastifyRequest } from 'fastify';

export const originOf = (request: FastifyRequest): string => `http://${request.host}`;
export const linkTo = (request: FastifyRequest): string => `${originOf(request)}${request.url}`;
