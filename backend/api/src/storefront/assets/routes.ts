import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { IncomingHttpHeaders } from 'node:http';
import { deltaPath, findAsset, isServable } from './assetFile';
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

/**
 * RFC 9842, 2.2: a SHA-256 as a byte sequence of a structured field. It has no dot and no backslash, so it cannot leave a
 * folder.
 */
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;
const REMOTE = /^[a-z][a-z0-9-]*$/;
/**
 * Part of a file name before its hash, which is the same in every release. None of its characters is special in a URL pattern.
 */
const HASHED_SCRIPT = /^([A-Za-z0-9_][A-Za-z0-9_.~-]*)\.[0-9a-f]{8,}\.js$/;
const DCZ = /(?:^|,)\s*dcz\s*(?:$|,)/i;

/** Base64 of the SHA-256 of the browser's dictionary, or null. Only clients that accept `dcz` can use a delta. */
function availableDictionary(headers: IncomingHttpHeaders): string | null {
  const offered = headers['available-dictionary'];
  if (typeof offered !== 'string' || !DCZ.test(headers['accept-encoding'] ?? '')) return null;
  return AVAILABLE.exec(offered)?.[1] ?? null;
}

/**
 * `Use-As-Dictionary` (RFC 9842, 2.1) of a remote's script, for the same script of any other release. `match-dest` is omitted,
 * because scripts prefetched when idle are not requested as scripts. Null for a file without a hash in its name.
 */
function useAsDictionary(remote: string, file: string): string | null {
  const role = HASHED_SCRIPT.exec(file)?.[1];
  return role && REMOTE.test(remote) ? `match="/assets/remotes/${remote}/*/${role}.*.js"` : null;
}
