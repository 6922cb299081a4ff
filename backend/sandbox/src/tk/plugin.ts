import { setTimeout as sleep } from 'node:timers/promises';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyRequest,
  FastifyReply,
} from 'fastify';
import { compressed } from '../compressed';
import { applyAfter, hang, applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import { targetOf, type Faults, type Fault, type FaultTarget } from '../control/faults';
import { latencyAt } from '../control/latency';
import { GatewayError } from '../hotelbeds/errors';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { checkTkToken, issueTkToken } from './auth';
import { tkRefusal, TkError } from './errors';
import { informationVerbs } from './information';
import { quoteVerbs } from './orders/quote';
import { TK_TRIGGERS, tkTriggerOf } from './orders/triggers';
import { fileRoutes } from './pdf/fileRoutes';
import { listField, optionalField, readFields } from './request';
import type { Tk } from './tk';
import type { Readable } from 'node:stream';

const MONEY =
  /"(valor|total|total_orden|total_sin_promocion|price_upgrade|costo_upgrade|value_raider|cost_raider)":"(\d+(?:\.\d+)?)"/g;

/** Applies a staged fault that is this supplier's own rejection. HTTP faults are the same for all suppliers. */
async function applyBefore(
  fault: Fault,
  target: FaultTarget | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode === 'unauthorized') throw new TkError(1005);
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (target === 'tkPrice') throw new TkError(1060);
  if (target === 'tkOrder') throw new TkError(1050);
}
function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replace(/"moneda":"(USD|COP)"/g, '"moneda":"XAF"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return text.replace(/"planes":\{.*\}(?=\})/s, '"planes":{}');
  return applyLate(fault, reply, text);
}

const LATENCY_SALT = 5;
const MAX_BODY_BYTES = 256 * 1024;

/** Reads the fields of `/information`, a GET whose JSON body the server does not parse by itself. */
async function readGetBody(request: FastifyRequest): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.raw) {
    const part = Buffer.from(chunk);
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new TkError(3150);
    chunks.push(part);
  }
  try {
    request.body = bytes === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new TkError(3150);
  }
}

function answerAsTk(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error: FastifyError, _, reply) => {
    if (error instanceof TkError) return reply.code(200).send(tkRefusal(error.code));
    if (error instanceof GatewayError)
      return reply.code(error.status).send(tkRefusal(error.status));
    const { statusCode = 500 } = error;
    return reply.code(statusCode).send(tkRefusal(statusCode));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const fault = reply.statusCode === 200 ? faults.active(request) : undefined;
    if (fault) await applyAfter(fault, request, reply);
    return compressed(request, reply, fault ? spoil(fault, reply, payload) : payload);
  });
}

/** Stand-in of the supplier of assistance: a token, verbs in the body, numbers for errors, PDF documents. */
export const tkPlugin =
  (tk: Tk, faults: Faults, { latency }: Required<SandboxOptions>): FastifyPluginAsync =>
  async (app) => {
    let served = 0;
    await app.register(
      async (api) => {
        answerAsTk(api, faults);
        api.addHook('preHandler', async (request, reply) => {
          if (request.method === 'GET') await readGetBody(request);
          const target = targetOf(request);
          const fault = faults.claim(request);
          if (fault) await applyBefore(fault, target, reply);
          // The caller disconnected during the delay, so the request must not be processed.
          if (request.socket.destroyed) return reply.hijack();
          served += 1;
          if (target === 'tkPrice') await sleep(latencyAt(latency, chance(served, LATENCY_SALT)));
          return undefined;
        });
        api.post('/auth', async (request) => {
          const fields = readFields(request.body);
          const token = issueTkToken(
            {
              usuario: optionalField(fields, 'usuario'),
              password: optionalField(fields, 'password'),
            },
            tk.credentials,
            tk.now(),
          );
          return { status: 'OK', result: { token } };
        });
        const fieldsOf = (request: FastifyRequest) => {
          const fields = readFields(request.body);
          checkTkToken(optionalField(fields, 'token'), tk.credentials, tk.now());
          return fields;
        };
        api.get('/information', async (request) => {
          const fields = fieldsOf(request);
          const verb = informationVerbs[optionalField(fields, 'request')];
          if (!verb) throw new TkError(9030);
          const isDearer = faults.active(request)?.mode === 'priceUp';
          return verb({ tk, fields, host: request.host, isDearer });
        });
        api.put('/quote', async (request, reply) => {
          const fields = fieldsOf(request);
          const verb = quoteVerbs[optionalField(fields, 'request')];
          if (!verb) throw new TkError(9030);
          const answer = verb({ tk, fields, origin: `http://${request.host}` });
          if (tkTriggerOf(listField(fields, 'apellidos')) === TK_TRIGGERS.timeout)
            await hang(reply);
          return answer;
        });
      },
      { prefix: '/tk' },
    );
    await app.register(fileRoutes(tk, faults));
  };
