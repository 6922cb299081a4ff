import { readSender, toBrandSender } from '../sender/senders';
import { verifySender } from '../sender/verifySender';
import type { Done, Parts } from './hosts';
import type { BrandArguments } from './readArguments';

/** Shows the sender of a brand's mails, or verifies the domain of its address. */
export async function sender(
  { db, author, senderProver, platformMail }: Parts,
  { brand, verify }: BrandArguments,
): Promise<Done> {
  const found =
    verify === null
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
