import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '@tiquete/contracts';
import { findRoot } from '../lib/findRoot';
import { startTestApp, type TestApp } from '../testing/testApp';

const file = join(findRoot(), 'backend/api/openapi.json');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('serves the document that the repository contains (UPDATE_OPENAPI=1 renews it)', async () => {
  const reply = await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } });
  const served = `${JSON.stringify(reply.json(), null, 2)}\n`;
  if (process.env.UPDATE_OPENAPI) writeFileSync(file, served);
  expect(served).toBe(readFileSync(file, 'utf8'));
});

it('lists every call of the contract and no other', async () => {
  const { openapi, paths } = (
    await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
  ).json();
  const listed = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
  );
  expect(openapi).toBe('3.1.0');
  expect(listed.sort()).toEqual(
    Object.keys(apiRoutes)
      .map((key) => key.replace(/:(\w+)/g, '{$1}'))
      .sort(),
  );
});

it('generates no document at a request', async () => {
  const swagger = jest.spyOn(test.app, 'swagger');
  for (let turn = 0; turn < 2; turn += 1)
    await test.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } });
  expect(swagger).not.toHaveBeenCalled();
});
