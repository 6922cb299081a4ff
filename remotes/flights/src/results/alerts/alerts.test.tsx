import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@tiquete/contracts';
import { ApiProblem, SessionProvider } from '@tiquete/platform';
import { expectNoAxeViolations, stubSession, type ApiAnswers, pending } from '@tiquete/testing';
import { Page as HomePage } from '../../search/Page';
import { Page } from '../Page';
import { aQuery, aResult, aRoundTrip, anOffer } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';

const TOKEN = 'a'.repeat(43);
const sent: ApiAnswers['POST flights/price_alerts'] = () => ({
  data: { sent: true, valid_minutes: 2880 },
});
const problem = (code: 'RATE_LIMITED' | 'LINK_INVALID' | 'INVALID_FORMAT', pointer?: string) =>
  new ApiProblem({
    code,
    title: 'Espera un momento.',
    status: 400,
    requestId: null,
    ...(pointer !== undefined && { source: { pointer } }),
  });

describe('the form', () => {
  async function open(answers: ApiAnswers = {}, session: Session | null = null) {
    const user = userEvent.setup();
    stubSession(session);
    const page = renderFlights(
      <SessionProvider>
        <Page />
      </SessionProvider>,
      {
        route: resultsUrl(aRoundTrip),
        answers: {
          ...pendingPrices,
          'POST flights/searches': () => aResult([anOffer()]),
          'POST flights/price_alerts': sent,
          ...answers,
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Avísame si baja' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Avísame si baja' }));
    const email = await sheet.findByRole('textbox', { name: 'Correo electrónico' });
    const requests = () =>
      page.api.requests.filter(({ key }) => key === 'POST flights/price_alerts');
    return { sheet, email, requests };
  }
  const consent = /^Autorizo usar mi correo solo para esta alerta/;
  const create = { name: 'Crear la alerta' };

  it('requires an address and a consent that is not ticked in advance, and shows the next step', async () => {
    const user = userEvent.setup();
    const { sheet, email, requests } = await open();
    expect(sheet.getByRole('checkbox', { name: consent })).not.toBeChecked();
    await expectNoAxeViolations(
      sheet.getByRole('heading', { level: 2 }).closest('dialog') ?? document.body,
    );
    await user.type(email, ' ana@viajes.test ');
    await user.click(sheet.getByRole('checkbox', { name: consent }));
    await user.click(sheet.getByRole('button', create));
    expect(await sheet.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    expect(
      sheet.getByText(/a ana@viajes\.test para confirmar. Ábrelo antes de 48 horas/),
    ).toBeVisible();
    const [first, second] = aRoundTrip.segments;
    expect(requests()).toMatchObject([
      {
        input: {
          body: {
            originLocationCode: 'BOG',
            destinationLocationCode: 'MDE',
            departure: first?.date,
            return: second?.date,
            cabin: 'ALL',
            email: 'ana@viajes.test',
            accepts: { data_policy_version: expect.any(String) },
          },
        },
      },
    ]);
  });

  it('shows at the field what is missing, and sends nothing', async () => {
    const user = userEvent.setup();
    const { sheet, email, requests } = await open();
    await user.click(sheet.getByRole('button', create));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Escribe tu correo.');
    await user.type(email, 'ana@');
    await user.click(sheet.getByRole('button', create));
    expect(email).toHaveAccessibleDescription(/^Ese correo no está completo/);
    await user.type(email, 'viajes.test');
    await user.click(sheet.getByRole('button', create));
    expect(sheet.getByRole('checkbox', { name: consent })).toHaveFocus();
    expect(sheet.getByText('Autoriza el uso de tu correo para poder escribirte.')).toBeVisible();
    expect(requests()).toEqual([]);
  });

  it('shows an error of the api at its field, or above the button that retries', async () => {
    const user = userEvent.setup();
    const answers = [problem('INVALID_FORMAT', '/email'), problem('RATE_LIMITED')];
    const { sheet, email } = await open({
      'POST flights/price_alerts': (request) => {
        const next = answers.shift();
        if (next) throw next;
        return sent(request);
      },
    });
    await user.type(email, 'ana@viajes.test');
    await user.click(sheet.getByRole('checkbox', { name: consent }));
    await user.click(sheet.getByRole('button', create));
    expect(await sheet.findByText('Espera un momento.')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Espera un momento.');
    await user.click(sheet.getByRole('button', create));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Espera un momento.');
    await user.click(sheet.getByRole('button', create));
    expect(await sheet.findByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  });

  it('fills in the address of a signed-in traveller', async () => {
    const { email } = await open(
      {},
      {
        user: { name: 'Ana Torres', email: 'ana@viajes.test', image: null },
        expires: '2099-01-01T00:00:00.000Z',
      },
    );
    await waitFor(() => expect(email).toHaveValue('ana@viajes.test'));
  });

  it('is not offered under a corporate code', async () => {
    renderFlights(<Page />, {
      route: resultsUrl({ ...aQuery, corporateCodes: ['ABC123'] }),
      answers: { ...pendingPrices, 'POST flights/searches': () => aResult([anOffer()]) },
    });
    // One for a phone, and one for a wide screen.
    const prices = await screen.findAllByRole('button', { name: 'Precios por fechas' });
    expect(prices.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Avísame si baja' })).not.toBeInTheDocument();
  });
});

describe('a mailed link', () => {
  const alert = {
    originLocationCode: 'BOG',
    destinationLocationCode: 'MDE',
    origin: 'Bogotá',
    destination: 'Medellín',
    departure: '2027-03-10',
    return: '2027-03-17',
    cabin: 'ALL' as const,
    price: 412_000,
    currency: 'COP' as const,
  };
  async function open(answers: ApiAnswers, hash = `#token=${TOKEN}`) {
    const page = renderFlights(<HomePage />, {
      route: `/flights${hash}`,
      answers: { 'GET flights/featured': pending, ...answers },
    });
    const dialog = await screen.findByRole('dialog');
    return { dialog, ...page };
  }
  const posts = (page: Awaited<ReturnType<typeof open>>) =>
    page.api.requests.filter(({ key }) => key.startsWith('POST'));

  it('confirms on a press, never when opened, and leads to the flights', async () => {
    const user = userEvent.setup();
    const page = await open({
      'POST flights/price_alerts/confirmations': () => ({ data: alert }),
    });
    expect(within(page.dialog).getByText('Confirma tu alerta de precio')).toBeVisible();
    expect(posts(page)).toEqual([]);
    await expectNoAxeViolations(page.dialog);
    await user.click(screen.getByRole('button', { name: 'Confirmar la alerta' }));
    expect(await screen.findByRole('dialog', { name: 'Tu alerta quedó lista' })).toBeVisible();
    expect(posts(page)).toMatchObject([{ input: { body: { token: TOKEN } } }]);
    expect(screen.getByText(/^Bogotá – Medellín: 10 mar\. 2027 – 17 mar\. 2027$/)).toBeVisible();
    expect(screen.getByText(/412\.000 por adulto/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ver los vuelos' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('segments=BOG-MDE-2027-03-10_MDE-BOG-2027-03-17'),
    );
  });

  it('ends the alert on a press, and leaves no token in the address', async () => {
    const user = userEvent.setup();
    const page = await open(
      { 'POST flights/price_alerts/endings': () => ({ data: { done: true } }) },
      `#for=end&token=${TOKEN}`,
    );
    expect(posts(page)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Terminar la alerta' }));
    expect(await screen.findByRole('dialog', { name: 'Tu alerta terminó' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.address()).toBe('/flights');
  });

  it.each([
    ['', 'Confirmar la alerta', /^El enlace venció o la alerta ya terminó/],
    ['for=end&', 'Terminar la alerta', /^La alerta de este enlace ya había terminado/],
  ])('shows that it is no longer valid (%s)', async (what, button, words) => {
    const user = userEvent.setup();
    const over = () => {
      throw problem('LINK_INVALID');
    };
    await open(
      {
        'POST flights/price_alerts/confirmations': over,
        'POST flights/price_alerts/endings': over,
      },
      `#${what}token=${TOKEN}`,
    );
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: 'Este enlace ya no sirve' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('can be retried after a failure', async () => {
    const user = userEvent.setup();
    const answers = [problem('RATE_LIMITED')];
    await open({
      'POST flights/price_alerts/confirmations': () => {
        const next = answers.shift();
        if (next) throw next;
        return { data: alert };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Confirmar la alerta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Espera un momento.');
    await user.click(screen.getByRole('button', { name: 'Confirmar la alerta' }));
    expect(await screen.findByRole('dialog', { name: 'Tu alerta quedó lista' })).toBeVisible();
  });
});
