import { randomUUID } from 'node:crypto';
import { openBrowser } from '../../../testing/browser';
import { showSecondFactor } from '../../../testing/testApp';
import { aPackageApp, type Browser } from './aPackageApp';
import { aDeparture, aPackage } from './builders';
import { aTour } from './aTour';

const PASSWORD = 'clave-de-olga-1';
export const CUSCO = 'PE-CUSCO_2027-05-05';
export const [tour, weekend] = [
  aTour(),
  aPackage({ departures: [aDeparture('2027-03-05'), aDeparture('2027-05-05')] }),
];

/** The test app of packages with operators of two brands. */
export async function aConsole() {
  const api = await aPackageApp(tour, weekend);
  const { users, passwords, clock } = api.deps;
  const passwordHash = await passwords.hash(PASSWORD);
  const save = (brand: string, email: string, role: 'operator' | 'traveler') =>
    users.save(brand, { email, name: 'Olga Ruiz', passwordHash, role }, clock());
  for (const brand of ['tiquete', 'andes']) await save(brand, 'olga@viajes.test', 'operator');
  await save('tiquete', 'ana@viajes.test', 'traveler');

  /** Signs in. An operator with a verified second factor also enters a code. */
  const signedIn = async (email: string, host = 'localhost'): Promise<Browser> => {
    const browser = openBrowser(api.app, host);
    await browser.signIn(email, PASSWORD);
    return browser;
  };
  const operator = async (host = 'localhost'): Promise<Browser> => {
    const browser = await signedIn('olga@viajes.test', host);
    await showSecondFactor(api, 'olga@viajes.test');
    return browser;
  };
  const departures = (query = '', browser = olga) =>
    browser.get(`/api/console/packages/departures${query}`);
  const ids = async (query = '') =>
    (await departures(query)).json().data.map(({ id }: { id: string }) => id);
  const departure = async (id = CUSCO) =>
    (await olga.get(`/api/console/packages/departures/${id}`)).json().data;
  const act = (path: string, body: object, browser = olga) =>
    browser.postJson(`/api/console/packages/departures/${path}`, body, {
      'idempotency-key': randomUUID(),
    });
  const setSale = (sale: 'OPEN' | 'CLOSED', id = CUSCO) =>
    act(`${id}/sale`, { sale, reason: 'El hotel avisó' });
  const setTotal = (room_type: string, total: number, id = CUSCO) =>
    act(`${id}/allotments`, { room_type, total });
  const olga = await operator();
  return { ...api, olga, signedIn, operator, departures, ids, departure, act, setSale, setTotal };
}
