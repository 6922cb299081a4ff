import type { BrandFile } from '@tiquete/contracts';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { writeAnswer } from '../../http/answers/writeAnswer';
import { answerErrors } from '../../http/errors';

/** Serves routes with the app's own validation and error answers. The host name decides the brand. */
export async function startApi(routes: FastifyPluginAsync) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswer);
  answerErrors(app);
  app.addHook('onRequest', async (request) => {
    request.brand = { id: request.hostname } as BrandFile;
  });
  await app.register(routes);
  await app.ready();
  return app;
}
