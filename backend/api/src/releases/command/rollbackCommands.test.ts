import { type OpenCommands, openCommands } from '../testing/openCommands';

let test: OpenCommands;
beforeEach(async () => {
  test = await openCommands();
});
afterEach(() => test.close());

const run = (...args: string[]) => test.run(...args);
const json = (...args: string[]) => test.json(...args);
const build = (release: string, over = {}) => test.build(release, over);

it('marks a release that was rolled back, and promotes it again only despite that', async () => {
  for (const release of ['hotels_aa11', 'hotels_bb22'])
    await run('register', await build(release), '--promote');
  await run('rollback', 'hotels', '--from', 'hotels_bb22', '--reason', 'mapa roto');
  await expect(run('rollback', 'hotels', '--from', 'hotels_bb22')).resolves.toMatchObject({
    exitCode: 1,
    lines: [expect.stringContaining('hotels_aa11 is current since')],
  });
  const why = /QUARANTINE.*rolled back at .*Z by platform .*: mapa roto$/;
  expect((await run('status', 'hotels')).lines.at(-1)).toMatch(why);
  expect((await run('list', 'hotels')).lines[0]).toMatch(why);
  await expect(json('promote', 'hotels')).resolves.toMatchObject({
    exitCode: 1,
    code: 'QUARANTINED',
  });
  await run('promote', 'hotels', '--despite', 'era el servidor de mapas');
  expect((await run('history', 'hotels', '--limit', '1')).lines[0]).toContain(
    'despite its quarantine: era el servidor de mapas',
  );
});

it('withdraws the first release of a remote, and says so where a rollback cannot', async () => {
  await run('register', await build('hotels_aa11'), '--promote');
  await expect(run('rollback', 'hotels')).resolves.toMatchObject({
    exitCode: 1,
    lines: [expect.stringContaining('`withdraw hotels --reason TEXT` takes it off the pages')],
  });
  const { lines } = await run('withdraw', 'hotels', '--reason', 'aún no');
  expect(lines).toEqual([expect.stringContaining('everybody: hotels hotels_aa11 -> nothing')]);
});

it('shows the canary of a part without a current release, and rejects an unknown part', async () => {
  await run('register', await build('hotels_aa11'));
  await run('promote', 'hotels', '--canary', '10');
  expect((await run('status', 'hotels')).lines[1]).toMatch(
    /^ {2}hotels: without it .* trying hotels_aa11 on 10 %/,
  );
  await expect(run('status', 'nosuch')).resolves.toMatchObject({
    exitCode: 2,
    lines: [expect.stringContaining('no release of "nosuch" was ever registered')],
  });
});
