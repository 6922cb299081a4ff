import type { Role } from '@tiquete/contracts';
import { randomUUID } from 'node:crypto';
import {
  createSandbox,
  GDS_CREDENTIALS,
  NDC_CREDENTIALS,
  SANDBOX_CREDENTIALS,
  TK_CREDENTIALS,
} from '@tiquete/sandbox';
import { aTraveler } from '@tiquete/api/testing/account';
import { openCase } from '@tiquete/api/cases';
import { aCall, aPeople, aQuote, toAnswer } from '@tiquete/api/testing/checkout';
import { createFakeGateway } from '@tiquete/api/testing/gateway';
import { openBrowser } from '@tiquete/api/testing/browser';
import { sellPackage } from '@tiquete/api/testing/packages';
import {
  showSecondFactor,
  startTestApp,
  TEST_BOOKING_KEY,
  TEST_KEY,
  type TestApp,
} from '@tiquete/api/testing/app';

export const WHO = [
  'anonymous',
  'traveller',
  'operator',
  'product team',
  'brand admin',
  'viewer',
  'other brand',
] as const;
export type Who = (typeof WHO)[number];
export type Browser = ReturnType<typeof openBrowser>;
export const HOSTS: Record<Who, string> = {
  anonymous: 'localhost',
  traveller: 'localhost',
  operator: 'localhost',
  'product team': 'localhost',
  'brand admin': 'localhost',
  viewer: 'localhost',
  'other brand': 'andes.localhost',
};
export const PASSWORD = 'clave-del-atacante-7';
const VICTIMS_PASSWORD = 'clave-de-las-victimas-9';
const HOURS_TO_PAY = 2000;
const DEPARTS_IN_MS = 200 * 86_400_000;

/** A person with a booking, a payment, another traveller and a session. All names are unique, so that a leak is visible. */
export interface Owned {
  bookingId: string;
  code: string;
  reference: string;
  paymentId: string;
  travelerId: string;
  sessionId: string;
  email: string;
}
export interface AttackFixture {
  test: TestApp;
  gateway: ReturnType<typeof createFakeGateway>;
  browsers: Record<Who, Browser>;
  /** Data of the attacking traveller, of another traveller of the same brand, and of one of the other brand. */
  own: Owned;
  victim: Owned;
  foreign: Owned;
  caseId: string;
  /** Departure of a package of the first brand. */
  departureId: string;
  /** Texts that must never occur in an answer to `who`. */
  canariesFor(who: Who): readonly string[];
  signIn(who: Who): Promise<void>;
  close(): Promise<void>;
}
const EMAILS: Record<Who, string> = {
  anonymous: '',
  traveller: 'luis.ataca@viajes.test',
  operator: 'olga.opera@viajes.test',
  'product team': 'paula.producto@viajes.test',
  'brand admin': 'marta.marcas@viajes.test',
  viewer: 'vera.consulta@viajes.test',
  'other brand': 'carla.andes@viajes.test',
};
const NAMES: Record<Who, string> = {
  anonymous: '',
  traveller: 'Luis Ataca',
  operator: 'Olga Opera',
  'product team': 'Paula Producto',
  'brand admin': 'Marta Marcas',
  viewer: 'Vera Consulta',
  'other brand': 'Carla Andes',
};
const ROLE_OF: Partial<Record<Who, Role>> = {
  operator: 'operator',
  'product team': 'product-team',
  'brand admin': 'brand-admin',
  viewer: 'viewer',
};
/** Roles that are restricted to parts or to brands. */
const HAS_PARTS: readonly string[] = ['product-team', 'brand-admin', 'viewer'];
const SECRETS = [
  '$argon2',
  'secret-rate-key',
  GDS_CREDENTIALS.clientSecret,
  NDC_CREDENTIALS.token,
  TEST_KEY,
  TEST_BOOKING_KEY.toString('base64url'),
  TEST_BOOKING_KEY.toString('base64'),
];
const ofVictim = {
  name: 'Canariarosa',
  lastname: 'Victimez',
  document: '1098760001',
  phone: '3009998801',
  title: 'Hotel Canario Rosa',
  traveler: 'Viajeracanaria',
};
const ofForeign = {
  name: 'Canariaverde',
  lastname: 'Ajenez',
  document: '1098760002',
  phone: '3009998802',
  title: 'Hotel Canario Verde',
  traveler: 'Viajeraverde',
};

/** The whole app with both brands, vendors' stand-ins, a gateway that the test controls, and private data in each brand. */
export async function openAttackFixture(): Promise<AttackFixture> {
  const gateway = createFakeGateway();
  const running: { test?: TestApp } = {};
  const sandbox = await createSandbox({ now: () => running.test?.deps.clock() ?? new Date() });
  const test = await startTestApp({
    gateway,
    config: {
      trustedProxies: [],
      hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS },
      amadeus: { url: sandbox.url, ...GDS_CREDENTIALS },
      ndc: { url: `${sandbox.url}/ndc`, token: NDC_CREDENTIALS.token, trackingReferences: {} },
      tk: { url: `${sandbox.url}/tk`, ...TK_CREDENTIALS },
      exchange: { file: null, limitDays: 4, isDemo: true },
    },
  });
  running.test = test;
  const { users, passwords, clock, sales } = test.deps;
  // Hashes of a password that the tests know and of one that cannot be guessed.
  const [known, unknown] = [await passwords.hash(PASSWORD), await passwords.hash(VICTIMS_PASSWORD)];
  const addUser = (
    brand: string,
    email: string,
    name: string,
    passwordHash: string,
    role: 'traveler' | Role = 'traveler',
  ) =>
    users.save(
      brand,
      { email, name, passwordHash, role, roleParts: HAS_PARTS.includes(role) ? ['*'] : [] },
      clock(),
    );
  const browserFor = (who: Who) => openBrowser(test.app, HOSTS[who]);

  async function own(
    brand: string,
    host: string,
    email: string,
    who: typeof ofVictim,
  ): Promise<Owned> {
    const isVictim = email !== EMAILS.traveller;
    await addUser(brand, email, `${who.name} ${who.lastname}`, isVictim ? unknown : known);
    const user = await users.byEmail(brand, email);
    const people = aPeople({
      name: who.name,
      lastname: who.lastname,
      document: who.document,
      phone: who.phone,
      email,
    });
    const quote = aQuote(clock(), {
      people: { ...people, passengers: people.passengers.map((one) => ({ ...one, ...who })) },
      title: who.title,
      payBy: new Date(clock().getTime() + HOURS_TO_PAY * 3_600_000),
    });
    const { bookingId, answer } = await sales.checkout.createBooking(
      aCall({ brandId: brand, userId: user?.id ?? null }),
      async () => ({ quote, toAnswer }),
    );
    const browser = openBrowser(test.app, host);
    await browser.signIn(email, isVictim ? VICTIMS_PASSWORD : PASSWORD);
    const payment = (
      await browser.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() })
    ).json().data;
    const travelerId = (
      await browser.call(
        'POST accounts/me/travelers',
        aTraveler({ name: who.traveler, lastname: who.lastname, document: who.document }),
      )
    ).json().data.id;
    const sessionId = (await browser.call('GET accounts/me/sessions')).json().data[0].id;
    return {
      bookingId,
      code: answer.code,
      reference: payment.reference,
      paymentId: payment.id,
      travelerId,
      sessionId,
      email,
    };
  }
  const victim = await own('tiquete', 'localhost', 'ana.rosa@viajes.test', ofVictim);
  const foreign = await own('andes', 'andes.localhost', 'bea.verde@viajes.test', ofForeign);
  const mine = await own('tiquete', 'localhost', EMAILS.traveller, {
    name: 'Luis',
    lastname: 'Ataca',
    document: '1000000003',
    phone: '3001110003',
    title: 'Hotel de Luis',
    traveler: 'Luisa',
  });
  const caseId = await test.deps.db.withBrand('tiquete', (tx) =>
    openCase(tx, {
      brand: 'tiquete',
      kind: 'SUPPLIER_UNKNOWN',
      key: 'SUPPLIER_UNKNOWN:victim',
      at: clock(),
      bookingId: victim.bookingId,
      data: {},
    }),
  );

  const departureId = await sellPackage(test.deps.db, 'tiquete', {
    at: clock(),
    date: new Date(clock().getTime() + DEPARTS_IN_MS).toISOString().slice(0, 10),
  });

  const browsers = Object.fromEntries(WHO.map((who) => [who, browserFor(who)])) as Record<
    Who,
    Browser
  >;
  const signIn = async (who: Who) => {
    browsers[who] = browserFor(who);
    if (who === 'anonymous') return;
    // Signs in again, because a call may have changed the password or deleted the account.
    await addUser(
      who === 'other brand' ? 'andes' : 'tiquete',
      EMAILS[who],
      NAMES[who],
      known,
      ROLE_OF[who] ?? 'traveler',
    );
    await browsers[who].signIn(EMAILS[who], PASSWORD);
    if (ROLE_OF[who]) await showSecondFactor(test, EMAILS[who]);
  };
  for (const who of WHO) await signIn(who);
  const canaries: Record<Who, readonly string[]> = {
    anonymous: [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
    traveller: [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
    'other brand': [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
    // Operators see the bookings of their own brand, but no private data of travellers.
    operator: [...SECRETS, ofVictim.traveler, ...Object.values(ofForeign)],
    'product team': [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
    'brand admin': [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
    viewer: [...SECRETS, ...Object.values(ofVictim), ...Object.values(ofForeign)],
  };
  return {
    test,
    gateway,
    browsers,
    own: mine,
    victim,
    foreign,
    caseId,
    departureId,
    signIn,
    canariesFor: (who) => canaries[who],
    async close() {
      await test.close();
      await sandbox.close();
    },
  };
}

/** Id for `:id` in this path, of an object of this person. */
export function idIn({ travelerId, sessionId, bookingId }: Owned, path: string): string {
  if (path.includes('/travelers/')) return travelerId;
  return path.includes('/sessions/') ? sessionId : bookingId;
}
