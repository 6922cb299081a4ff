import { act, screen, waitFor, within } from '@testing-library/react';
import { selectNotices } from '@tiquete/platform';
import { expectNoAxeViolations, holding, stubSession } from '@tiquete/testing';
import { acceptPolicies, change, payButton, press, tick, typeIn } from '../../testing/checkoutPage';
import { aBooking, aRefusal } from '../../testing/cruiseBuilders';
import { fillCruise, renderCruise } from '../../testing/renderCruise';
import { ana, answers, luis, session, summaries } from '../../testing/savedBuilders';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const holder = () => within(screen.getByRole('region', { name: /Quién reserva/ }));

describe('a new traveller', () => {
  const save = 'POST accounts/me/travelers';
  const empty = {
    ...answers,
    'GET accounts/me/travelers': () => ({ data: [], meta: { max: 20 } }),
  };
  const companion = () => within(screen.getByRole('region', { name: 'Quiénes viajan' }));
  const tickCompanion = async () => press(await companion().findByLabelText('Guardar viajero'));
  const send = async () => {
    await acceptPolicies();
    await press(payButton());
  };
  const asked = {
    name: 'Luis',
    lastname: 'Gómez',
    document_type: null,
    document: null,
    document_expiry: null,
    birth_date: null,
    gender: null,
    nationality: null,
    email: null,
    phone_country: null,
    phone: null,
  };

  it('is saved when the form is sent, with what the form asks, and only once', async () => {
    let isRejected = true;
    const { bodies, container, booked } = renderCruise({
      session,
      answers: { ...empty, [save]: () => ({ data: { ...luis, ...asked, id: 't-9' } }) },
      book: async () => {
        if (isRejected) throw aRefusal('OFFLINE');
        return aBooking;
      },
    });
    await fillCruise();
    await tickCompanion();
    await expectNoAxeViolations(container);
    expect(bodies(save)).toEqual([]);
    await send();
    await waitFor(() => expect(bodies(save)).toEqual([asked]));
    await waitFor(() =>
      expect(companion().queryByLabelText('Guardar viajero')).not.toBeInTheDocument(),
    );
    isRejected = false;
    await press(payButton());
    await waitFor(() => expect(booked).toHaveLength(2));
    expect(bodies(save)).toHaveLength(1);
  });
  it('may be the buyer, with document and contact', async () => {
    const { bodies } = renderCruise({
      session,
      answers: { ...empty, [save]: () => ({ data: ana }) },
    });
    await fillCruise();
    await press(await holder().findByLabelText('Guardar viajero'));
    await send();
    await waitFor(() => expect(bodies(save)).toHaveLength(1));
    expect(bodies(save)[0]).toMatchObject({
      name: 'Ana María',
      document_type: 4,
      document: '1020304321',
      birth_date: '1990-03-05',
      gender: 49,
      nationality: 'CO',
      email: 'ana@correo.com',
      phone_country: '57',
      phone: '3001234567',
    });
  });
  it('that cannot be saved is reported, and the sale goes on', async () => {
    const { booked, store, left } = renderCruise({
      session,
      answers: {
        ...empty,
        [save]: () => {
          throw aRefusal('TOO_MANY_TRAVELERS');
        },
      },
    });
    await fillCruise();
    await tickCompanion();
    await send();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(booked).toHaveLength(1);
    expect(selectNotices(store.getState() as never).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^No pudimos guardar a Luis\. Tu compra sigue igual/),
    ]);
  });
  it('is not saved without the tick, or after leaving the form', async () => {
    const { bodies, left } = renderCruise({ session, answers: empty });
    await fillCruise();
    await tick(/Viajo en esta cabina/);
    const [first] = await companion().findAllByLabelText('Guardar viajero');
    await press(first!);
    await tick(/Viajo en esta cabina/);
    await send();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(bodies(save)).toEqual([]);
  });
  it('who answers for a company is saved with names and contact only', async () => {
    const { bodies } = renderCruise({
      session,
      answers: { ...empty, [save]: () => ({ data: ana }) },
    });
    await fillCruise({ Día: '5', Mes: '', Año: '1990' });
    await change(holder().getByLabelText('Tipo de documento'), '7304');
    await change(holder().getByLabelText('Número de documento'), '900123456-8');
    await change(holder().getByLabelText('Razón social'), 'Viajes Andes');
    await press(await holder().findByLabelText('Guardar viajero'));
    await send();
    await waitFor(() =>
      expect(bodies(save)).toEqual([
        {
          ...asked,
          name: 'Ana María',
          lastname: 'Pérez',
          email: 'ana@correo.com',
          phone_country: '57',
          phone: '3001234567',
        },
      ]),
    );
  });
  it('is saved at once with the others, and completes when the page leaves', async () => {
    const { held } = holding({ data: luis });
    const { bodies, requests, booked } = renderCruise({
      session,
      answers: { ...empty, [save]: () => held },
      book: async () => {
        throw aRefusal('OFFLINE');
      },
    });
    await fillCruise();
    await tickCompanion();
    await send();
    await waitFor(() => expect(bodies(save)).toHaveLength(1));
    await press(holder().getByLabelText('Guardar viajero'));
    await press(payButton());
    await waitFor(() => expect(bodies(save)).toHaveLength(2));
    expect(bodies(save)).toMatchObject([{ name: 'Luis' }, { name: 'Ana María' }]);
    expect(requests(save).map(({ input }) => input)).toMatchObject([
      { keepalive: true },
      { keepalive: true },
    ]);
    expect(booked).toHaveLength(2);
  });
  it('does not join the travellers of another account', async () => {
    const { held, release } = holding({ data: { ...luis, id: 't-9' } });
    const { bodies } = renderCruise({
      session,
      answers: { ...answers, ...empty, [save]: () => held },
      book: async () => {
        throw aRefusal('OFFLINE');
      },
    });
    await fillCruise();
    await tickCompanion();
    await send();
    await waitFor(() => expect(bodies(save)).toHaveLength(1));
    stubSession({ ...session, user: { ...session.user, email: 'eva@correo.com' } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(companion().getByLabelText('Guardar viajero')).not.toBeChecked());
    await act(async () => release());
    expect(companion().getByLabelText('Guardar viajero')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Luis Gómez' })).not.toBeInTheDocument();
  });
  it('is not offered for a person who is saved, or when the account is full', async () => {
    const { unmount } = renderCruise({ session, answers });
    await fillCruise();
    await waitFor(() => expect(holder().getByLabelText('Guardar viajero')).toBeInTheDocument());
    expect(companion().queryByLabelText('Guardar viajero')).not.toBeInTheDocument();
    unmount();
    const full = () => ({ data: summaries, meta: { max: 2 } });
    renderCruise({ session, answers: { ...answers, 'GET accounts/me/travelers': full } });
    await waitFor(() =>
      expect(holder().getByLabelText('Usar un viajero guardado')).toBeInTheDocument(),
    );
    expect(screen.queryByLabelText('Guardar viajero')).not.toBeInTheDocument();
  });
  it('who is a minor is saved by a parent or guardian only, as a note says', async () => {
    renderCruise({ session, answers: empty });
    await screen.findByLabelText('Correo electrónico');
    await press(await holder().findByLabelText('Guardar viajero'));
    expect(holder().getByLabelText('Guardar viajero')).toHaveAccessibleDescription(
      'Lo guardamos cifrado en tu cuenta cuando continúes.',
    );
    await typeIn('Año', '2019');
    await typeIn('Día', '1');
    await typeIn('Mes', '1');
    expect(holder().getByLabelText('Guardar viajero')).toHaveAccessibleDescription(
      /padre, madre o representante/,
    );
  });
});
