import Fastify from 'fastify';
import { resolveBrand } from '../../http/visitor';
import { aBrandFile } from '../testing/documents';
import { createAnswerReader } from './readAnswers';

/** An api behind no trusted proxy, for a brand with a public host. */
async function read(cacheControl: string, status = 200) {
  const brand = aBrandFile();
  const warnings: unknown[] = [];
  const app = Fastify();
  resolveBrand(app, { brands: { byHost: () => brand } as never });
  app.get('/api/featured', async (request, reply) =>
    reply.code(status).header('cache-control', cacheControl).send({ brand: request.brand.id }),
  );
  const readAnswers = createAnswerReader({
    app,
    originOf: () => 'https://viajes.example',
    log: { warn: (found: unknown) => warnings.push(found) },
  });
  const answers = await readAnswers(brand, ['/api/featured']);
  const plain = await app.inject({ url: '/api/featured', headers: { host: 'viajes.example' } });
  await app.close();
  return { answers, warnings, plain: plain.statusCode };
}

it('reads the answers of a brand with https, without a trusted proxy', async () => {
  expect(await read('private, max-age=300')).toMatchObject({
    answers: { answers: { '/api/featured': { brand: 'tiquete' } }, freshMs: 300_000 },
  });
});

it('does not read an answer that no cache may store, and reports one that fails', async () => {
  expect(await read('no-store')).toMatchObject({ answers: null, warnings: [] });
  expect(await read('private, max-age=300', 503)).toMatchObject({
    answers: null,
    warnings: [{ url: '/api/featured', status: 503 }],
  });
});
