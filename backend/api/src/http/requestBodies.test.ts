import Fastify from 'fastify';
import { normalizePhones } from './requestBodies';

it('removes the trunk zero from every phone of a body, at any depth', async () => {
  const app = Fastify();
  normalizePhones(app);
  app.post('/', (request, reply) => reply.send(request.body));
  const payload = {
    customer: { phone_country: '44', phone: '07911123456', name: 'Ana' },
    Guests: [{ phone_country: '57', phone: '3001234567' }, { name: 'Luis' }],
    contacts: [{ phones: [{ countryCallingCode: '44', number: '07911123456' }] }],
    number: '0123',
  };
  const reply = await app.inject({ method: 'POST', url: '/', payload });
  expect(reply.json()).toEqual({
    customer: { phone_country: '44', phone: '7911123456', name: 'Ana' },
    Guests: [{ phone_country: '57', phone: '3001234567' }, { name: 'Luis' }],
    contacts: [{ phones: [{ countryCallingCode: '44', number: '7911123456' }] }],
    number: '0123',
  });
  await app.close();
});
