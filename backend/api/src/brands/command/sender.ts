import type { Report } from '../../lib/command/runCommandLine';
import { readSender, toBrandSender } from '../sender/senders';
import { type SenderMethod, verifySender } from '../sender/verifySender';
import type { Parts } from './hosts';

/** Shows the address that a brand's mails leave from, or verifies its domain. */
export async function sender(
  { db, author, senderProver, platformMail }: Parts,
  brand: string,
  verify?: SenderMethod,
): Promise<Report> {
  const found =
    verify === undefined
      ? await readSender(db, brand)
      : await verifySender(
          db,
          author,
          { prove: senderProver, platformMail },
          { brand, method: verify },
        );
  const shown = toBrandSender(found, platformMail);
  const { email, state, from, records, why } = shown;
  return {
    lines: [
      `${brand}: ${email} is ${state}; mails leave from ${from}`,
      ...(why ? [`  ${[why.code, ...why.found].join(' ')}`] : []),
      ...(state === 'verified' ? [] : (records ?? [])).map(
        ({ name, value }) => `  dns: TXT ${name} = ${value}`,
      ),
    ],
    data: { brand, sender: shown },
    ...(verify === 'dns' && state !== 'verified' && { exitCode: 1 as const }),
  };
}
