import { bookingEmails } from './writeBookingEmail';
import { reportedSchema } from './reported';
import { aView } from './testing/emails';

it('reads the amount of a completed refund from the event with its id', () => {
  const data = { reason: 'CANCELLATION', amount: 5_144_348, refund: 'a5b6ebaf-8364-448c' };
  const reported = reportedSchema.parse(data);
  expect(reported).toEqual({ reason: 'CANCELLATION', amount: 5_144_348 });
  const email = bookingEmails['refund.done'](aView({ reported }));
  expect(email?.subject).toMatch(/^Te devolvimos \$\s5\.144\.348 /);
});
it('ignores data that is not an event', () => {
  expect(reportedSchema.parse(null)).toEqual({});
});
