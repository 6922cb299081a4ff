import { type AssistanceSnapshot, assistanceSnapshotSchema, type Money } from '@tiquete/contracts';
import { formatDayYear, formatMoney, formatOther } from '@tiquete/domain';
import type { BookingRow } from '../../bookings/repository';
import type { VoucherPart, ProductVoucher } from '../../vouchers/ports';
import { assistanceVoucherWords as words } from './messages';
import { placeNames } from './places';

/** Maximum telephone numbers in a mail. Numbers that work from anywhere come first. The voucher lists all. */
const MAILED_NUMBERS = 4;

/** Texts of policies on voucher, calendar and mails, read from the snapshot of the sale. */
export const assistanceVoucher: ProductVoucher = {
  product: 'ASSISTANCE',
  termsClock: words.clock,
  facts(booking) {
    const { plan, days, ...sold } = readSnapshot(booking);
    const { insurer } = plan.provider;
    const anywhere = sold.emergency_numbers.filter(({ country }) => country === null);
    const numbers = (anywhere.length > 0 ? anywhere : sold.emergency_numbers).map(
      ({ name, phone }) => `${name}: ${phone}`,
    );
    return [
      [words.cover, [words.dayCount(days), words.coverHours].join('\n')],
      [words.providerLabel, plan.provider.name],
      ...(insurer === null ? [] : [[words.insurerLabel, insurer] as const]),
      [words.numbers, [...numbers.slice(0, MAILED_NUMBERS), words.moreNumbers].join('\n')],
    ];
  },
  sheet(booking, { passengers }) {
    const sold = readSnapshot(booking);
    const { plan, checkin, checkout, days } = sold;
    return {
      kind: words.kind,
      isPaidWhole: true,
      place: {
        name: plan.name,
        lines: [
          words.provider(plan.provider.name),
          ...(plan.provider.insurer === null ? [] : [words.insurer(plan.provider.insurer)]),
          sold.destination_name,
        ],
      },
      moments: [
        { label: words.from, day: formatDayYear(checkin), detail: words.fromHour },
        { label: words.to, day: formatDayYear(checkout), detail: words.toHour },
        {
          label: words.days,
          day: words.dayCount(days),
          detail: plan.max_trip_days === null ? words.included : words.perTrip(plan.max_trip_days),
        },
      ],
      parts: [
        {
          title: words.insured,
          facts: [],
          people: passengers.map(({ name, lastname }) => `${name} ${lastname}`),
        },
        toNumbers(sold),
        {
          title: words.sums,
          facts: [
            ...plan.coverages
              .filter((coverage) => coverage.is_covered)
              .map(({ name, value }) => [name, value] as const),
            [words.deductible, plan.deductible ? sumText(plan.deductible) : words.noDeductible],
          ],
          people: [],
        },
        ...listPart(
          words.upgrades,
          sold.upgrades.map(({ name }) => name),
        ),
        ...listPart(words.exclusions, plan.exclusions),
        ...listPart(words.claims, sold.claim_instructions),
      ],
      advice: words.advice,
    };
  },
  events(booking) {
    const { plan, destination_name, emergency_numbers } = readSnapshot(booking);
    return [
      {
        summary: words.eventOf(plan.name),
        from: `${booking.date_from}T00:00`,
        to: `${booking.date_to}T23:59`,
        timeZone: 'America/Bogota',
        location: destination_name,
        geo: null,
        description: emergency_numbers.map(({ name, phone }) => `${name}: ${phone}`),
      },
    ];
  },
};

/** Snapshot of a policy. @throws ZodError for the booking of another product */
const readSnapshot = ({ snapshot }: BookingRow): AssistanceSnapshot =>
  assistanceSnapshotSchema.parse(snapshot);

const toNumbers = ({ emergency_numbers }: AssistanceSnapshot): VoucherPart => ({
  title: words.numbers,
  facts: emergency_numbers.map(
    ({ country, name, phone }) =>
      [country === null ? words.anywhere : placeNames([country]), `${name}: ${phone}`] as const,
  ),
  people: [],
});
const sumText = (sum: Money): string =>
  sum.currency === 'COP' ? formatMoney(Number(sum.amount)) : formatOther(sum);
const listPart = (title: string, lines: readonly string[]): VoucherPart[] =>
  lines.length > 0 ? [{ title, facts: [], people: [], lines }] : [];
