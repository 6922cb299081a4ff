import { randomUUID } from 'node:crypto';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { findBooking } from '../../bookings/repository';
import { openCase } from '../../bookings/cases';
import { aCall, aPeople, aQuote, toAnswer } from '../../bookings/testing/builders';
import { createFakeGateway } from '../../bookings/testing/fakeGateway';
import { createFakeProduct } from '../../bookings/testing/fakeProduct';

export const OPERATOR = { email: 'olga@viajes.test', password: 'clave-de-olga-1' };
export const TRAVELLER = { email: 'ana@viajes.test', password: 'clave-de-ana-1' };
type Options = Pick<Parameters<typeof startTestApp>[0] & object, 'config' | 'readPort'>;
type Browser = ReturnType<typeof openBrowser>;
interface OperationsFixture {
  test: TestApp;
  operator: Browser;
  booking: { id: string; code: string };
  reference: string;
}

/** The whole app for a test file. For each test an operator has just signed in and a booking is paid. */
export function openOperations(options: Options | (() => Promise<Options>) = {}) {
  const gateway = createFakeGateway();
  const product = createFakeProduct();
  const fixture = {} as OperationsFixture;
  let day = 1;
  beforeAll(async () => {
    fixture.test = await startTestApp({
      gateway,
      ...(typeof options === 'function' ? await options() : options),
    });
    const { users, passwords, clock, sales } = fixture.test.deps;
    const save = async (
      brand: string,
      { email, password }: typeof OPERATOR,
      role: 'operator' | 'traveler',
    ) =>
      users.save(
        brand,
        { email, name: 'Olga Ruiz', passwordHash: await passwords.hash(password), role },
        clock(),
      );
    await save('tiquete', OPERATOR, 'operator');
    await save('tiquete', TRAVELLER, 'traveler');
    await save('andes', OPERATOR, 'operator');
    sales.checkout.engine.products.set('HOTEL', product);
  });
  afterAll(() => fixture.test.close());
  beforeEach(async () => {
    fixture.test.advance(3_600_000);
    fixture.operator = await browserOf(OPERATOR);
    Object.assign(fixture, await aPaidBooking());
  });

  async function browserOf(who: typeof OPERATOR, host = 'localhost'): Promise<Browser> {
    const browser = openBrowser(fixture.test.app, host);
    await browser.signIn(who.email, who.password);
    await showSecondFactor(fixture.test, who.email);
    return browser;
  }
  const work = async () => {
    const worker = fixture.test.deps.sales.checkout.createWorker();
    while ((await worker.runDue()) > 0);
  };
  /** A paid booking, or one in the state in which the payer left it. */
  async function aPaidBooking(
    settle = (reference: string) => gateway.settle(reference, 'APPROVED'),
  ) {
    day += 1;
    const { checkout } = fixture.test.deps.sales;
    const dateTo = new Date(Date.UTC(2027, 5, day)).toISOString().slice(0, 10);
    const quote = aQuote(fixture.test.deps.clock(), {
      people: aPeople({
        name: 'Marta',
        lastname: 'Secreta',
        email: 'marta@viajes.test',
        document: '1032456789',
      }),
      dateTo,
    });
    const { answer } = await checkout.createBooking(aCall(), async () => ({ quote, toAnswer }));
    const found = await findBooking(fixture.test.deps.db, 'tiquete', answer.id);
    const payment = await fixture.test.deps.sales.payments.pay(
      aCall({ route: 'payments', bodyHash: answer.id }),
      {
        brand: { id: 'tiquete', name: 'Tiquete', payment_methods: ['PSE', 'Visa'] },
        booking: found!,
        pay: 'NEXT',
        origin: 'http://localhost',
        returnPath: '/checkout/hotel',
        ipAddress: '127.0.0.1',
        userAgent: 'test',
      },
    );
    settle(payment.reference);
    fixture.test.advance(60_000);
    await work();
    return { booking: answer, reference: payment.reference };
  }
  const aCase = (data: Record<string, unknown> = { tries: 3 }) =>
    fixture.test.deps.db.withBrand('tiquete', (tx) =>
      openCase(tx, {
        brand: 'tiquete',
        kind: 'SUPPLIER_UNKNOWN',
        key: `SUPPLIER_UNKNOWN:${fixture.booking.id}`,
        at: fixture.test.deps.clock(),
        bookingId: fixture.booking.id,
        data,
      }),
    );
  const whole = async () =>
    (await fixture.operator.get(`/api/operations/bookings/${fixture.booking.id}`)).json().data;
  const refund = (body: object, key: string = randomUUID(), browser = fixture.operator) =>
    browser.postJson(`/api/operations/bookings/${fixture.booking.id}/refunds`, body, {
      'idempotency-key': key,
    });
  const aRefund = async (over: object = {}) => {
    const [payment] = (await whole()).payments;
    return {
      payment_id: payment.id,
      amount: 100_000,
      repeated_amount: 100_000,
      refundable: payment.refundable,
      reason: 'Compensación por el ruido',
      ...over,
    };
  };
  return {
    fixture,
    gateway,
    product,
    browserOf,
    work,
    aPaidBooking,
    aCase,
    whole,
    refund,
    aRefund,
  };
}
export const errorCodeOf = (reply: { json(): { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;
