import sharp from 'sharp';
import { buildThreadScript } from '../../testing/threadScript';
import { createDrawing, type DrawingLimits } from './drawing';
import { DRAW_DEADLINES } from './jobs';
import { nestedPatterns, nestedUse } from '../testing/bombs';

const LIMITS: DrawingLimits = {
  processes: 2,
  perOwner: 1,
  waitingPerOwner: 2,
  memoryBytes: 700 * 1024 * 1024,
};
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#aa0055"/></svg>',
);
let script: URL;
beforeAll(async () => {
  script = await buildThreadScript('drawPicture');
});

const open = (limits: Partial<DrawingLimits> = {}, deadlineMs = 2000) =>
  createDrawing(script, { ...LIMITS, ...limits }, { ...DRAW_DEADLINES, picture: deadlineMs });
const logo = (bytes: Buffer) => ({ bytes, kind: 'logo' as const });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error & { kind?: string }) => error.kind ?? error.message,
  );

it('draws the same picture as this process, in a separate process', async () => {
  const drawing = open({}, 20_000);
  const { bytes, ratio } = await drawing.draw('andes', 'picture', logo(LOGO));
  expect([(await sharp(bytes).metadata()).format, ratio]).toEqual(['png', 4]);
  const icon = await drawing.draw('andes', 'icon', { bytes: LOGO, size: 192 });
  expect(await sharp(icon).metadata()).toMatchObject({ width: 192, height: 192 });
  drawing.close();
});

it('kills a drawing at its deadline without affecting other brands, and draws again', async () => {
  const drawing = open();
  // Both processes have started.
  await Promise.all(['a', 'b'].map((owner) => drawing.draw(owner, 'picture', logo(LOGO))));
  const order: string[] = [];
  const bomb = problemOf(drawing.draw('a', 'picture', logo(nestedPatterns()))).then((problem) => {
    order.push('bomb');
    return problem;
  });
  for (let turn = 0; turn < 3; turn += 1) await drawing.draw('b', 'picture', logo(LOGO));
  order.push('logos');
  expect([await bomb, order]).toEqual(['deadline', ['logos', 'bomb']]);
  expect((await drawing.draw('a', 'picture', logo(LOGO))).ratio).toBe(4);
  drawing.close();
});

it('limits an owner to its share of processes, and rejects drawings beyond its own limit', async () => {
  const drawing = open();
  const bombs = Array.from({ length: 4 }, () =>
    problemOf(drawing.draw('a', 'picture', logo(nestedPatterns()))),
  );
  expect((await drawing.draw('b', 'picture', logo(LOGO))).ratio).toBe(4);
  expect(await Promise.all(bombs)).toEqual([
    ...['deadline', 'deadline', 'deadline'],
    'Ya hay 2 imágenes en espera. Intenta de nuevo en unos segundos.',
  ]);
  drawing.close();
});

it('ends a process that uses too much memory', async () => {
  const drawing = open({ memoryBytes: 1 });
  expect(await problemOf(drawing.draw('a', 'picture', logo(LOGO)))).toBe('died');
  drawing.close();
});

it('rejects a picture that repeats its parts, and tells its owner how to correct it', async () => {
  const drawing = open();
  expect(await problemOf(drawing.draw('a', 'picture', logo(nestedUse())))).toMatch(
    /repite partes con «use»/,
  );
  drawing.close();
});
