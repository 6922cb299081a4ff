import { today } from '@tiquete/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../../db/database';
import { registerApiRoute } from '../../../http/registerApiRoute';
import type { PeopleCipher } from '../../../bookings';
import {
  checkFreshCode,
  operatorOf,
  operatorsOnly,
  type PeopleQuota,
  type ReadsFor,
} from '../../../staff';
import { decideDeparture } from '../departures/decideDeparture';
import { type DepartureKey, readDepartureId } from '../departures/departureId';
import { consoleWords as words } from '../messages/console';
import { changeAllotment, changeSale } from './changeDeparture';
import { listDepartures, readDeparture } from './departures';
import { readPassengers, toPassengersFile } from './passengers';

export interface PackageConsoleDeps {
  db: Database;
  people: PeopleCipher;
  clock: () => Date;
  quota: PeopleQuota;
  readsFor: ReadsFor;
}

/** Routes of departures in the console, for operators only. */
export const packageConsoleRoutes =
  ({ db, people: cipher, clock, quota, readsFor }: PackageConsoleDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    operatorsOnly(app, db, clock);
    const read = (tx: Tx, brandId: string, departure: DepartureKey) =>
      readDeparture(tx, brandId, departure, today(clock()));
    /**
     * Passengers of a departure. The list and the file contain the same data, so both need a fresh code and are counted.
     * @throws AppError SECOND_FACTOR_REQUIRED, PEOPLE_QUOTA_REACHED, NOT_FOUND
     */
    const passengersOf = async (request: FastifyRequest, departure: DepartureKey) => {
      checkFreshCode(request, clock());
      const { id: brandId } = request.brand;
      const bookings = await db.withBrand(brandId, async (tx) => {
        const day = today(clock());
        await readDeparture(tx, brandId, departure, day);
        return readPassengers({ tx, cipher }, brandId, departure, day);
      });
      await quota.take(operatorOf(request), bookings.length);
      return bookings;
    };

    registerApiRoute(app, 'GET console/packages/departures', async ({ query, request }) => {
      const reads = await readsFor(operatorOf(request));
      return reads.withBrand(request.brand.id, async (tx) => {
        const { departures: data, next } = await listDepartures(
          tx,
          request.brand.id,
          query,
          today(clock()),
        );
        return { data, meta: { next } };
      });
    });
    registerApiRoute(app, 'GET console/packages/departures/:id', ({ params, request }) =>
      db.withBrand(request.brand.id, async (tx) => ({
        data: await read(tx, request.brand.id, readDepartureId(params.id)),
      })),
    );
    registerApiRoute(
      app,
      'POST console/packages/departures/:id/allotments',
      ({ params, body, request }) => {
        const departure = readDepartureId(params.id);
        const { id: brandId } = request.brand;
        return db.withBrand(brandId, async (tx) => {
          await changeAllotment(tx, brandId, {
            ...departure,
            roomType: body.room_type,
            count: body.total,
          });
          return { data: await read(tx, brandId, departure) };
        });
      },
    );
    registerApiRoute(
      app,
      'POST console/packages/departures/:id/sale',
      ({ params, body, request }) => {
        const departure = readDepartureId(params.id);
        const { brandId, id: by } = operatorOf(request);
        return db.withBrand(brandId, async (tx) => {
          await changeSale(tx, brandId, departure, { ...body, by, at: clock() });
          return { data: await read(tx, brandId, departure) };
        });
      },
    );
    registerApiRoute(
      app,
      'POST console/packages/departures/:id/decision',
      ({ params, body, request }) => {
        const departure = readDepartureId(params.id);
        const { brandId, id: by } = operatorOf(request);
        if (body.decision === 'CANCEL') checkFreshCode(request, clock());
        return db.withBrand(brandId, async (tx) => {
          await decideDeparture(tx, brandId, departure, { ...body, by, at: clock() });
          return { data: await read(tx, brandId, departure) };
        });
      },
    );
    registerApiRoute(
      app,
      'POST console/packages/departures/:id/passengers',
      async ({ params, request }) => ({
        data: { bookings: await passengersOf(request, readDepartureId(params.id)) },
      }),
    );
    registerApiRoute(
      app,
      'POST console/packages/departures/:id/passengers_files',
      async ({ params, request }) => {
        const departure = readDepartureId(params.id);
        const bookings = await passengersOf(request, departure);
        const name = words.file(departure.package, departure.date);
        return { data: { name, content: toPassengersFile(bookings) } };
      },
    );
  };
