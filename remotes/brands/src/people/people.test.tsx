import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandAccess, BrandPerson } from '@tiquete/contracts';
import { aProblem, type ApiAnswers, expectNoAxeViolations } from '@tiquete/testing';
import { aBrand } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';
import { Page } from './Page';

const aPerson = (over: Partial<BrandPerson> = {}): BrandPerson => ({
  ...{ id: 'olga', name: 'Olga', email: 'olga@andes.test', role: 'operator' },
  ...{ account_brand: 'andes', is_everywhere: false, is_self: false },
  ...{ may_change: true, may_remove: true, ...over },
});
const BERTA = aPerson({
  ...{ id: 'berta', name: 'Berta', email: 'berta@andes.test', role: 'brand-admin' },
  ...{ is_self: true, may_change: false, may_remove: false },
});
const anAccess = (over: Partial<BrandAccess> = {}): BrandAccess => ({
  ...{ people: [BERTA, aPerson()], invitations: [], log: [], may_invite: true, ...over },
});
const INVITED: BrandAccess['invitations'][number] = {
  ...{ id: 'uno', email: 'dora@andes.test', role: 'brand-admin', sent_by: 'berta@andes.test' },
  ...{ sent_at: '2026-11-20T15:00:00.000Z', expires_at: '2026-11-27T15:00:00.000Z' },
  is_over: false,
};
const open = (access: BrandAccess | (() => BrandAccess), answers: ApiAnswers = {}) =>
  renderBrands(<Page />, '/console/brands/people?brand=andes', {
    'GET console/brands/:brand': () => ({ data: aBrand() }),
    'GET console/brands/:brand/people': () => ({
      data: typeof access === 'function' ? access() : access,
    }),
    'POST operations/second_factor/proofs': () => ({ data: { recovery_codes: null } }),
    ...answers,
  });
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
const press = (scope: Pick<typeof screen, 'getByRole'>, name: string) =>
  userEvent.setup().click(scope.getByRole('button', { name }));

it('shows who has access, and changes a role with a fresh code', async () => {
  const user = userEvent.setup();
  let isProven = false;
  let role: BrandPerson['role'] = 'operator';
  const { requests, container } = open(() => anAccess({ people: [BERTA, aPerson({ role })] }), {
    'PATCH console/brands/:brand/people/:id': () => {
      if (!isProven) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
      role = 'brand-admin';
      return { data: anAccess() };
    },
    'POST operations/second_factor/proofs': () => {
      isProven = true;
      return { data: { recovery_codes: null } };
    },
  });
  const own = await rowOf('Berta');
  expect(own.getByText('Tú')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  const olga = await rowOf('Olga');
  await press(olga, 'Cambiar papel');
  await user.selectOptions(
    olga.getByRole('combobox', { name: 'Qué podrá hacer' }),
    'Administra la marca',
  );
  await expectNoAxeViolations(container);
  await press(olga, 'Cambiar ya');
  await user.type(await olga.findByRole('textbox'), '123456');
  await user.click(olga.getAllByRole('button')[0]!);
  expect(await screen.findByText('Listo: Olga tiene otro papel.')).toBeVisible();
  expect(await olga.findByText('Administra la marca')).toBeVisible();
  expect(requests.filter(({ key }) => key.startsWith('PATCH')).at(-1)?.input).toMatchObject({
    params: { brand: 'andes', id: 'olga' },
    body: { role: 'brand-admin' },
  });
  await press(olga, 'Quitar acceso');
  expect(screen.queryByText('Listo: Olga tiene otro papel.')).toBeNull();
});

it('removes access after a confirmation, and shows why a removal failed', async () => {
  let isLast = true;
  open(anAccess(), {
    'DELETE console/brands/:brand/people/:id': () => {
      if (isLast)
        throw aProblem({ status: 409, code: 'BRAND_REFUSED', detail: 'Es la única persona.' });
      return { data: anAccess({ people: [BERTA] }) };
    },
  });
  const olga = await rowOf('Olga');
  await press(olga, 'Quitar acceso');
  await press(olga, 'Quitar ya');
  expect(await olga.findByText('No se cambió. Es la única persona.')).toBeVisible();
  isLast = false;
  await press(olga, 'Quitar ya');
  expect(await screen.findByText('Listo: Olga ya no tiene acceso.')).toBeVisible();
});

it('invites a person once the address is valid', async () => {
  const user = userEvent.setup();
  const { requests, container } = open(anAccess({ invitations: [INVITED] }), {
    'POST console/brands/:brand/invitations': () => ({ data: anAccess() }),
  });
  await rowOf('dora@andes.test');
  const mail = screen.getByRole('textbox', { name: 'Correo' });
  await user.type(mail, 'sin arroba');
  await press(screen, 'Enviar invitación');
  expect(await screen.findByText('Un correo como hola@miagencia.com.')).toBeVisible();
  await user.clear(mail);
  await user.type(mail, 'nueva@andes.test');
  await press(screen, 'Enviar invitación');
  expect(await screen.findByText(/^Le escribimos a nueva@andes.test/)).toBeVisible();
  const sent = requests.filter(({ key }) => key === 'POST console/brands/:brand/invitations');
  expect(sent.map(({ input }) => input.body)).toEqual([
    { email: 'nueva@andes.test', role: 'operator' },
  ]);
  await expectNoAxeViolations(container);
});

it('withdraws an invitation, or fills the form for another e-mail', async () => {
  open(anAccess({ invitations: [INVITED] }), {
    'DELETE console/brands/:brand/invitations/:id': () => ({ data: anAccess() }),
  });
  const dora = await rowOf('dora@andes.test');
  await press(dora, 'Enviar otra');
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('dora@andes.test');
  expect(screen.getByRole('button', { name: 'Enviar invitación' })).toHaveFocus();
  await press(dora, 'Retirar');
  expect(await screen.findByText(/^Retiramos la invitación de dora/)).toBeVisible();
});

it('shows the log, and that a brand without a site cannot invite', async () => {
  const at = '2026-11-20T15:00:00.000Z';
  open(
    anAccess({
      people: [aPerson({ role: 'brand-admin', is_everywhere: true, account_brand: 'tiquete' })],
      may_invite: false,
      log: [
        { at, by: 'berta@andes.test', act: 'ROLE', email: 'olga@andes.test', role: 'operator' },
      ],
    }),
  );
  expect(await screen.findByText(/^Publica la marca para invitar/)).toBeVisible();
  expect(screen.getByText(/^Todavía no hay nadie de la marca/)).toBeVisible();
  expect(screen.getByText('Cambió a olga@andes.test: Atiende las reservas')).toBeVisible();
});
