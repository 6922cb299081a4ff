import { Writable } from 'node:stream';
import { createLog } from './log';

function lines(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const text: string[] = [];
  write(
    createLog(
      'info',
      new Writable({ write: (chunk, _, done) => done(void text.push(String(chunk))) }),
    ),
  );
  return text
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('masks values of sensitive names at any depth', () => {
  const [line] = lines((log) =>
    log.info(
      {
        password: 'p',
        a: { b: [{ Email: 'e', phoneNumber: 'p', documents: ['d'], rateKey: 'r', kept: 1 }] },
        headers: { cookie: 'c', authorization: 'a' },
      },
      'x',
    ),
  );
  expect(line).toMatchObject({
    password: '[masked]',
    a: {
      b: [
        {
          Email: '[masked]',
          phoneNumber: '[masked]',
          documents: '[masked]',
          rateKey: '[masked]',
          kept: 1,
        },
      ],
    },
    headers: { cookie: '[masked]', authorization: '[masked]' },
  });
});

it('logs only type, message, code and stack of an error', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@viajes.test) already exists.',
  });
  const [line] = lines((log) =>
    log.error({ err: new Error('sign-in failed', { cause: error }) }, 'x'),
  );
  expect(line).toMatchObject({
    err: { message: 'sign-in failed', cause: { message: 'duplicate key', code: '23505' } },
  });
  expect(JSON.stringify(line)).not.toContain('ana@viajes.test');
});
