import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandSender } from '@tiquete/contracts';
import { aProblem, type ApiAnswers, expectNoAxeViolations } from '@tiquete/testing';
import { Page } from '../edit/Page';
import { aBrand, aDraft, aHost, aSender } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';

const PLATFORM = 'correos@plataforma.test';
const PENDING = aSender({ state: 'pending', from: PLATFORM, checked_at: null });
const open = (
  sender: BrandSender,
  { answers = {}, role }: { answers?: ApiAnswers; role?: 'viewer' } = {},
) =>
  renderBrands(
    <Page />,
    '/console/brands/edit?brand=andes',
    {
      'GET console/brands/:brand': () => ({ data: aBrand() }),
      'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
      'GET console/brands/:brand/sender': () => ({ data: sender }),
      ...answers,
    },
    role,
  );
const card = () => screen.findByRole('group', { name: 'De dónde salen tus correos' });
const check = async () =>
  userEvent.setup().click(within(await card()).getByRole('button', { name: 'Comprobar' }));

it('shows both records, looks them up, and shows that mails leave from the brand’s own address', async () => {
  const { requests } = open(PENDING, {
    answers: {
      'POST console/brands/:brand/sender/verifications': () => ({ data: aSender() }),
    },
  });
  expect(await within(await card()).findByText(`Salen de ${PLATFORM}`, { exact: false }));
  const shown = await card();
  for (const text of [
    'Por comprobar',
    'Nunca se ha comprobado.',
    '_tiquete-sender.andes.test',
    'tiquete-sender=bb22',
    'v=spf1 include:_spf.plataforma.test ~all',
    'agrégale include:_spf.plataforma.test antes de «all»',
  ])
    expect(shown).toHaveTextContent(text);
  await expectNoAxeViolations(shown);
  await check();
  expect(
    await within(shown).findByText('Listo: tus correos salen de hola@andes.test.'),
  ).toBeVisible();
  expect(shown).toHaveTextContent('Comprobado');
  expect(within(shown).queryByRole('button', { name: 'Comprobar' })).toBeNull();
  expect(requests.at(-1)?.input).toMatchObject({ params: { brand: 'andes' } });
});

it.each([
  ['NO_RECORD', [], 'No encontramos un registro TXT en _tiquete-sender.andes.test.'],
  ['OTHER_RECORD', ['tiquete-sender=cc'], 'encontramos otro valor: tiquete-sender=cc.'],
  ['NO_SPF', ['v=spf1 -all'], 'no incluye nuestro servidor. Encontramos: v=spf1 -all.'],
  ['NO_SPF', [], 'no incluye nuestro servidor. No encontramos ninguno.'],
  ['TIMEOUT', [], 'El DNS de andes.test no respondió a tiempo.'],
  ['UNREACHABLE', ['ESERVFAIL'], 'No pudimos leer el DNS de andes.test (ESERVFAIL).'],
] as const)('shows what was found instead, and when: %s %j', async (code, found, text) => {
  open(aSender({ state: 'failed', from: PLATFORM, why: { code, found: [...found] } }));
  const shown = await card();
  expect(await within(shown).findByText(text, { exact: false })).toBeVisible();
  expect(shown).toHaveTextContent('Última comprobación: 20 nov. 2026, 10:00');
});

it('shows why the look-up failed', async () => {
  open(PENDING, {
    answers: {
      'POST console/brands/:brand/sender/verifications': () => {
        throw aProblem({ status: 429, code: 'RATE_LIMITED', title: 'Espera un momento.' });
      },
    },
  });
  await within(await card()).findByText('Por comprobar');
  await check();
  expect(await within(await card()).findByRole('alert')).toHaveTextContent('Espera un momento.');
});

it('offers no check of a domain that only the platform verifies', async () => {
  open({ ...PENDING, records: null });
  const shown = await card();
  expect(await within(shown).findByText(/Los dominios los comprueba quien opera/)).toBeVisible();
  expect(within(shown).queryByRole('button')).toBeNull();
});

it('checks a domain only after its address is saved', async () => {
  const user = userEvent.setup();
  let isSaved = false;
  const other = { ...PENDING, email: 'hola@otra.test', domain: 'otra.test' };
  open(PENDING, {
    answers: {
      'GET console/brands/:brand/sender': () => ({ data: isSaved ? other : PENDING }),
      'PUT console/brands/:brand/draft': () => {
        isSaved = true;
        return { data: aBrand({ draft: aDraft({}, { email: 'hola@otra.test' }) }) };
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Correo' });
  await user.clear(box);
  await user.type(box, 'hola@otra.test');
  const shown = await card();
  expect(shown).toHaveTextContent('Guarda el borrador para comprobar su dominio.');
  expect(within(shown).queryByRole('button', { name: 'Comprobar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await within(shown).findByText('otra.test', { selector: 'strong' })).toBeVisible();
  expect(within(shown).getByRole('button', { name: 'Comprobar' })).toBeVisible();
});

it('shows a viewer the state and the records, and no button', async () => {
  open(PENDING, { role: 'viewer' });
  await screen.findByText(/^Solo puedes mirar/);
  const shown = await card();
  expect(await within(shown).findByText('_tiquete-sender.andes.test')).toBeVisible();
  expect(within(shown).queryByRole('button', { name: 'Comprobar' })).toBeNull();
});

it('offers a retry when the state failed to load', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(PENDING, {
    answers: {
      'GET console/brands/:brand/sender': () => {
        if (isDown) throw aProblem({ status: 503, code: 'UNAVAILABLE', title: 'Sin servicio.' });
        return { data: PENDING };
      },
    },
  });
  const shown = await card();
  expect(await within(shown).findByText(/No pudimos ver el estado de tu dominio/)).toBeVisible();
  isDown = false;
  await user.click(within(shown).getByRole('button', { name: 'Reintentar' }));
  expect(await within(shown).findByText('Por comprobar')).toBeVisible();
});
