import type { ReleaseMatrix } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { registerApiRoute } from '../../http/registerApiRoute';
import { checkFreshCode, staffOnly, staffSession } from '../../staff';
import type { Registry } from '../registry/registry';
import { readLog } from '../registry/releaseLog';
import type { ReleaseOverride, ReleaseOverrides } from '../rollout/overrides';
import { personActor, readActorNames } from '../actorNames';
import { makeMove } from './makeMove';
import { readMatrix } from './readMatrix';
import { readPart } from './readPart';
import { readSupportCode } from './readSupportCode';
import { wantedReleases } from './wantedReleases';

const figuresSchema = z.record(z.string(), z.unknown()).nullable();

interface Parts {
  db: Database;
  registry: Registry;
  releaseOverrides: ReleaseOverrides;
  clock: () => Date;
}

/** Routes of product teams in the console. All other callers get NOT_FOUND. */
export const releaseConsoleRoutes =
  ({ db, registry, releaseOverrides: overrides, clock }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    staffOnly(app, ['product-team'], db, clock);
    const actorOf = (request: FastifyRequest) => {
      const { id, roleParts } = staffSession(request).user;
      return { name: personActor(request.brand.id, id), parts: roleParts };
    };

    registerApiRoute(app, 'GET console/releases', async ({ request }) => {
      const session = staffSession(request);
      const override = overrides.read(request, session);
      return {
        data: {
          ...(await readMatrix(db, clock())),
          may_move: session.user.roleParts,
          override: override && overrideData(override),
        },
      };
    });
    registerApiRoute(app, 'GET console/releases/parts/:part', async ({ params }) => ({
      data: await readPart(db, params.part, clock()),
    }));
    registerApiRoute(app, 'GET console/releases/history', async ({ query }) => {
      const entries = await readLog(db, query);
      const nameOf = await readActorNames(
        db,
        entries.map(({ actor }) => actor),
      );
      return {
        data: entries.map(({ at, setBefore, setAfter, detail, actor, ...entry }) => ({
          ...entry,
          actor: nameOf(actor),
          at: at.toISOString(),
          set_before: setBefore,
          set_after: setAfter,
          figures: figuresSchema.parse(detail.figures ?? null),
        })),
      };
    });
    registerApiRoute(app, 'GET console/releases/codes/:code', async ({ params }) => {
      const reading = await readSupportCode(db, params.code);
      if (!reading) throw new AppError('NOT_FOUND');
      return { data: reading };
    });
    registerApiRoute(app, 'POST console/releases/moves', async ({ body, request }) => {
      checkFreshCode(request, clock());
      return { data: await makeMove({ db, registry, actor: actorOf(request) }, body) };
    });
    registerApiRoute(app, 'PUT console/releases/override', async ({ body, request, reply }) => {
      const session = staffSession(request);
      const releases = await wantedReleases(
        { db, registry },
        {
          body,
          brand: request.brand.id,
          mayShow: session.user.roleParts,
        },
      );
      const { minutes } = body;
      const override = overrides.write(request, reply, { session, releases, minutes });
      return { data: { override: overrideData(override) } };
    });
    registerApiRoute(app, 'DELETE console/releases/override', async ({ request, reply }) => {
      overrides.end(request, reply);
      return { data: { override: null } };
    });
  };

const overrideData = ({
  releases,
  expiresAt,
}: ReleaseOverride): NonNullable<ReleaseMatrix['override']> => ({
  releases: Object.fromEntries(releases),
  expires_at: expiresAt.toISOString(),
});
