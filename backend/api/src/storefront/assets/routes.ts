import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { deltaPath, findAsset, isServable } from './assetFile';
import { availableDictionary, useAsDictionary } from './dictionaries';
import { contentEncoding } from '../../http/answers/contentEncoding';

const YEAR_SECONDS = 31_536_000;
const shellFileSchema = z.object({ file: z.string() });
/** The rest of the path is the file, which may be in a subfolder of the release. */
const remoteFileSchema = z.object({ remote: z.string(), release: z.string(), '*': z.string() });

/** Folder of the files, and the function that downloads a missing file into it. */
export interface AssetFolder {
  root: string;
  ensure(path: readonly string[]): Promise<void>;
}

/**
 * Serves public, immutable scripts and pictures of the builds. Any origin may read them, because no answer depends on the
 * caller.
 */
export const assetRoutes =
  ({ root, ensure }: AssetFolder): FastifyPluginAsyncZod =>
  async (app) => {
    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      folder: string,
      names: readonly string[],
      useAs: string | null = null,
    ) => {
      const encoding = contentEncoding(request.headers['accept-encoding']);
      const dictionary = availableDictionary(request.headers);
      if (isServable(names)) {
        const path = [folder, ...names];
        if (dictionary !== null) await ensure(deltaPath(path, dictionary));
        await ensure(path);
      }
      const file = await findAsset(join(root, folder), names, { encoding, dictionary });
      reply.headers({
        vary: 'accept-encoding, available-dictionary',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      });
      if (!file) return reply.header('cache-control', 'no-store').callNotFound();
      // Caches serve this answer to other clients, so it carries no request id.
      reply.removeHeader('x-request-id').headers({
        'cache-control': file.isImmutable
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : 'no-cache',
        'content-type': file.contentType,
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        etag: file.etag,
        ...(useAs && { 'use-as-dictionary': useAs }),
      });
      if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
      if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
      reply.header('content-length', file.size);
      return reply.send(createReadStream(file.path));
    };
    app.get(
      '/assets/shell/:file',
      { schema: { hide: true, params: shellFileSchema } },
      (request, reply) => send(request, reply, 'shell', [request.params.file]),
    );
    app.get(
      '/assets/remotes/:remote/:release/*',
      { schema: { hide: true, params: remoteFileSchema } },
      (request, reply) => {
        const { remote, release, '*': file } = request.params;
        return send(
          request,
          reply,
          'remotes',
          [remote, release, ...file.split('/')],
          useAsDictionary(remote, file),
        );
      },
    );
  };
