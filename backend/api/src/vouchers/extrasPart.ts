import type { BookedOptional } from '@tiquete/contracts';
import { formatDayYear } from '@tiquete/domain';
import { voucherWords as words } from './messages/voucher';
import type { VoucherFact, VoucherPart } from './ports';

/** Statuses of extras that the traveller has or will have. */
const SHOWN: readonly BookedOptional['status'][] = ['CONFIRMED', 'CONFIRMING'];

/** Extras of the booking with the data that their providers need; empty without any. */
export function extrasPart(extras: readonly BookedOptional[]): VoucherPart[] {
  const facts = extras.filter(({ status }) => SHOWN.includes(status)).map(toFact);
  return facts.length > 0 ? [{ title: words.ownExtras, facts, people: [] }] : [];
}

function toFact(extra: BookedOptional): VoucherFact {
  const { name, quantity, date, description, operator_name, locator, status, help } = extra;
  const numbers = help?.numbers.map((number) => `${number.name} ${number.phone}`) ?? [];
  const lines = [
    date === null ? '' : formatDayYear(date),
    description,
    words.operator(operator_name),
    locator === null ? '' : words.extraLocator(locator),
    numbers.length === 0 ? '' : words.call(numbers.join(' · ')),
    status === 'CONFIRMED' ? '' : extra.status_label,
  ];
  return [
    quantity > 1 ? `${name} × ${quantity}` : name,
    lines.filter((line) => line !== '').join('\n'),
  ];
}
