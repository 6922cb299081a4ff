import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { typefaceSchema } from '@tiquete/contracts';
import { readWebFonts, webFontRoutes } from './webFonts';

const MOST_BYTES = 40_000;

it('serves exactly the typefaces that a brand may choose, with permanent caching', async () => {
  const fonts = readWebFonts(process.cwd());
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(webFontRoutes(fonts));
  expect([...fonts.keys()]).toEqual(typefaceSchema.options);
  for (const { path, bytes } of fonts.values()) {
    const reply = await app.inject(path);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect([path, bytes.length < MOST_BYTES]).toEqual([path, true]);
  }
  const unknown = await app.inject('/brand/fonts/nunito.LICENSE.txt');
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
});
