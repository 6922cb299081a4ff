import Fastify, { type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { answerErrors } from '../errors';
import { refuseCardNumbers, refuseUnstorable } from '../requestBodies';
import { rememberBodies } from './knownBodies';
import { writeAnswer } from './writeAnswer';

/** Two routes behind the app's guards. `seen` lists the bodies that reached the handler of the first route. */
async function anApp(handle: (body: unknown) => unknown = (body) => body) {
  const seen: unknown[] = [];
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswer);
  answerErrors(app);
  refuseUnstorable(app);
  refuseCardNumbers(app);
  await app.register(async (scope) => {
    rememberBodies(scope);
    scope.post(
      '/api/wide',
      {
        schema: {
          body: z.object({ text: z.string().max(40), more: z.array(z.string()).default([]) }),
        },
      },
      ({ body }: FastifyRequest) => {
        seen.push(body);
        return handle(body);
      },
    );
    scope.post(
      '/api/narrow',
      { schema: { body: z.object({ text: z.literal('narrow') }) } },
      ({ body }: FastifyRequest) => body,
    );
  });
  const post = (payload: string, url = '/api/wide', type = 'application/json') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return { seen, post };
}

it('accepts a repeated text without parsing and validating it', async () => {
  const { seen, post } = await anApp();
  const replies = [
    await post('{"text":"a","unnamed":1}'),
    await post('{"text":"a","unnamed":1}'),
    await post('{"text":"a"}'),
  ];
  expect(replies.map((reply) => reply.body)).toEqual(Array(3).fill('{"text":"a","more":[]}'));
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[0]);
});

it.each([
  ['a card number', '{"text":"4111 1111 1111 1111"}', 'CARD_DATA_REFUSED'],
  ['half a character', '{"text":"\\ud800"}', 'INVALID_FORMAT'],
  ['what the schema refuses', '{"text":7}', 'INVALID_FORMAT'],
  ['a forbidden key', '{"text":"a","__proto__":{}}', 'INVALID_FORMAT'],
  ['broken JSON', '{"text":', 'INVALID_FORMAT'],
])('rejects %s every time', async (_, text, code) => {
  const { seen, post } = await anApp();
  await post('{"text":"a"}');
  for (const reply of [await post(text), await post(text), await post(text)])
    expect(reply.json().errors[0].code).toBe(code);
  expect(seen).toHaveLength(1);
});

it('does not accept for one route what only another route has accepted', async () => {
  const { post } = await anApp();
  await post('{"text":"wide"}');
  expect((await post('{"text":"wide"}', '/api/narrow')).statusCode).toBe(400);
});

it('treats another content type as such', async () => {
  const { post } = await anApp();
  await post('{"text":"a"}');
  expect(
    (await post('{"text":"a"}', '/api/wide', 'application/x-www-form-urlencoded')).statusCode,
  ).toBe(415);
});

it('gives no caller the changes of an earlier caller', async () => {
  const { seen, post } = await anApp((body) =>
    Object.assign((body as { more: string[] }).more, ['mine']),
  );
  await post('{"text":"a"}');
  await post('{"text":"a"}');
  expect(seen).toEqual(Array(2).fill({ text: 'a', more: [] }));
});

it('parses a long body each time', async () => {
  const { seen, post } = await anApp();
  const long = JSON.stringify({ text: 'a', more: Array(1000).fill('abcdef') });
  for (const reply of [await post(long), await post(long)]) expect(reply.statusCode).toBe(200);
  expect(seen[1]).not.toBe(seen[0]);
});
