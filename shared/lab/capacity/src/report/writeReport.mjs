import { barChart, lineChart } from '@tiquete/bench/report/charts';
import { meanWaitMs } from '../model/erlang.mjs';
import { findServers, LONGEST_WAIT_MS, MOST_BUSY, runModel } from '../model/findServers.mjs';
import {
  callsPerSecond,
  CONNECTIONS_OF_A_PROCESS,
  RATES,
  STEPS_OF_A_SALE,
  STEPS_OF_A_WORKER,
  SUPPLIER_MS,
} from '../model/workload.mjs';
import { predictPoint } from './predictPoint.mjs';

/** Rate of sales for the graph of waits. */
const GRAPH_RATE = 10;
const STEPS_TOGETHER = Object.values(STEPS_OF_A_SALE).reduce((sum, count) => sum + count, 0);
const round = (value) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
const shown = (value) => round(value).toLocaleString('en');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const NAMES = {
  HB: 'HB',
  DO: 'DO',
  GDS: 'GDS',
  NDC: 'NDC',
  placetopay: 'payment gateway',
};

/** Numbers for one rate of sales. */
function planFor(costs, rate) {
  const stations = findServers(costs, rate);
  const workers = Math.max(
    2,
    stations.worker.servers,
    Math.ceil(stations.steps.servers / STEPS_OF_A_WORKER),
  );
  const apis = Math.max(2, stations.api.servers);
  return {
    rate,
    stations,
    apis,
    workers,
    slots: Math.ceil(stations.slots.servers / apis),
    opened: (apis + workers) * CONNECTIONS_OF_A_PROCESS,
    calls: callsPerSecond(costs, rate),
  };
}

const planTable = (plans) =>
  table(
    ['', ...plans.map(({ rate }) => `${rate} sales a second`)],
    [
      ['api: replicas of one processor', ...plans.map(({ apis }) => shown(apis))],
      ['`MAX_SEARCHES` of each', ...plans.map(({ slots }) => shown(slots))],
      ['worker: replicas of one processor', ...plans.map(({ workers }) => shown(workers))],
      ['PostgreSQL: processors', ...plans.map(({ stations }) => shown(stations.postgres.servers))],
      ['connections that processes may open', ...plans.map(({ opened }) => shown(opened))],
      [
        'connections busy at once',
        ...plans.map(({ stations }) => shown(stations.connections.busy)),
      ],
      ['documents and calls a second', ...plans.map(({ rate }) => shown(rate * STEPS_TOGETHER))],
    ],
  );

const callsTable = (plans) => {
  const suppliers = Object.keys(plans[0].calls).sort();
  return table(
    ['calls a second', ...plans.map(({ rate }) => `${rate} sales a second`)],
    suppliers.map((name) => [NAMES[name] ?? name, ...plans.map(({ calls }) => shown(calls[name]))]),
  );
};

const costsTable = (costs) =>
  table(
    [
      'step',
      'each sale has',
      'api, ms',
      'worker, ms',
      'PostgreSQL, ms',
      'transactions',
      'connection, ms',
      'calls to suppliers',
    ],
    Object.entries(STEPS_OF_A_SALE).map(([name, count]) => {
      const { processor, database, calls } = costs[name];
      return [
        name,
        count,
        ...[processor.api, processor.worker, processor.postgres].map(shown),
        shown(database.transactions),
        shown(database.connectionMs),
        Object.entries(calls)
          .map(([supplier, each]) => `${NAMES[supplier] ?? supplier} ${shown(each)}`)
          .join(', ') || '–',
      ];
    }),
  );

const ratio = (model, measured) => (measured === 0 ? '–' : `${(model / measured).toFixed(2)}×`);
const pointTable = ({ point }, predicted) =>
  table(
    ['', 'model', 'measured', 'model / measured'],
    [
      ...Object.entries(predicted.busy).map(([part, model]) => [
        `${part}: busy processors`,
        model,
        point.busy[part],
      ]),
      ...Object.entries(predicted.calls).map(([name, model]) => [
        `${NAMES[name] ?? name}: calls a second`,
        model,
        point.calls[name] ?? 0,
      ]),
      ...Object.entries(predicted.medianMs).map(([name, model]) => [
        `${name}: median ms`,
        model,
        point.medianMs[name],
      ]),
    ].map(([label, model, measured]) => [
      label,
      model.toFixed(2),
      measured.toFixed(2),
      ratio(model, measured),
    ]),
  );

const bar = (name, value) => ({ name, value, label: shown(value) });

function drawGraphs(measured, plans, predicted) {
  const plan = plans.find(({ rate }) => rate === GRAPH_RATE);
  const { api } = plan.stations;
  const servers = Object.fromEntries(
    Object.keys(LONGEST_WAIT_MS).map((name) => [name, plan.stations[name].servers]),
  );
  const serviceMs = (api.busy * 1000) / api.perSecond;
  const counts = Array.from({ length: 6 }, (_, index) => Math.ceil(api.busy * 1.02) + index);
  return {
    'processors.svg': barChart({
      title: 'Processors by sales a second',
      note: `Each at most ${MOST_BUSY * 100} % busy`,
      groups: plans.map(({ rate, apis, workers, stations }) => ({
        label: `${rate} a second`,
        bars: [
          bar('api', apis),
          bar('worker', workers),
          bar('PostgreSQL', stations.postgres.servers),
        ],
      })),
    }),
    'waits.svg': lineChart({
      title: `Mean wait for the api's processor, ms, by replicas more than ${counts[0]}`,
      note: `At ${GRAPH_RATE} sales a second: simulation, and the formula of Erlang for one kind of job`,
      series: [
        {
          name: 'api',
          points: counts.map((count, index) => [
            index,
            runModel(measured.steps, GRAPH_RATE, { ...servers, api: count }).stations.api
              .meanWaitMs,
          ]),
        },
        {
          name: 'Erlang',
          points: counts.map((count, index) => [index, meanWaitMs(count, api.busy, serviceMs)]),
        },
      ],
    }),
    'point.svg': barChart({
      title: `Busy processors at ${shown(measured.point.soldPerSecond)} sales a second on one machine`,
      note: 'Steps as in the measured load',
      groups: Object.keys(predicted.busy).map((part) => ({
        label: part,
        bars: [
          { name: 'model', value: predicted.busy[part], label: predicted.busy[part].toFixed(2) },
          {
            name: 'measured',
            value: measured.point.busy[part],
            label: measured.point.busy[part].toFixed(2),
          },
        ],
      })),
    }),
  };
}

/** Text of docs/capacity.md and its graphs by file name. The same costs give the same text. */
export function writeReport(measured) {
  const plans = RATES.map((rate) => planFor(measured.steps, rate));
  const predicted = predictPoint(measured);
  const { machine, point, at } = measured;
  const text = `# Capacity

How many processes, connections and calls to suppliers a rate of sales needs. \`npm run capacity\` writes this file from measured costs (\`shared/lab/capacity/src/costs.json\`), \`npm run capacity -- measure\` measures them again. A plan, not a promise: sizes that matter are confirmed by a load test on the real machines.

## Plan

${planTable(plans)}

![Processors by sales a second](images/capacity/processors.svg)

- A replica is counted as one processor with all its threads and the processes that draw pages, pictures and vouchers. No processor is busier than ${MOST_BUSY * 100} % on average, and 95 of 100 requests wait at most ${LONGEST_WAIT_MS.api} ms for one. There are at least two replicas of each kind.
- \`MAX_SEARCHES\` is the number of searches that wait for suppliers in one replica at once. Its default is four for each processor. A search without a place gets 503, and pages repeat it: set the number in the table.
- PostgreSQL's ordinary limit of 100 connections is passed where "may open" is above it: put PgBouncer in front ([PgBouncer](database.md#pgbouncer)). Busy connections are few.
- A sale writes to one primary. The rate at which it can write to its disk is not in this model.

## Calls to suppliers

${callsTable(plans)}

These are the quotas to agree with each vendor, with a margin for peaks. The page of the GDS's vendor allows 40 calls a second; beyond it, searches are answered without the GDS. Fewer cached searches raise the calls in proportion.

## Assumptions

- Visitors: ${STEPS_OF_A_SALE.document} documents, ${STEPS_OF_A_SALE['search, cached']} cached and ${STEPS_OF_A_SALE['hotel search'] + STEPS_OF_A_SALE['flight search']} new searches, and ${STEPS_OF_A_SALE.details} details for each sale: two of a hundred visits end in a sale. Change \`STEPS_OF_A_SALE\` to the figures of the agency.
- Suppliers answer a search in ${SUPPLIER_MS.search} ms, details in ${SUPPLIER_MS.details} ms, and the calls of a sale in ${SUPPLIER_MS.sale} ms, on average.
- Arrivals are random and independent (Poisson), times are exponential. A campaign that sends everybody at once needs its own rate.
- Files of releases and pictures come from a CDN, and are not counted.

## Measured costs

${at}, ${machine.cores} processors (${machine.model}), ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}; load average before and after: ${machine.load.join(', ')}. Other work ran on the machine when the load average is above 3; it makes every processor millisecond more expensive, so the plan errs on the safe side. On the quiet machine of [bench.md](bench.md), a processor of the api answers 20.7 new hotel searches or 7.3 new flight searches a second. Api with \`ROLE=web\`, a worker, PostgreSQL and the sandbox on one machine. A sale includes polls of the page, mails and the voucher.

${costsTable(measured.steps)}

## The model

A discrete-event simulation (\`shared/lab/capacity/src/model\`): jobs arrive at random and visit stations (processors of api, worker and PostgreSQL, connections, searches of a replica, steps of a worker), first come first served. The seed is fixed. Tests compare it with Erlang's formula for M/M/c at 1, 2 and 10 servers and with Pollaczek and Khinchine's for fixed times.

![Waits by replicas](images/capacity/waits.svg)

Jobs of very different times wait longer than equal ones: a document behind a flight search is the reason for the difference in the graph.

## Beside a measured point

${shown(point.perSecond)} buyers a second for ${point.seconds} s, each with ${Object.entries(
    point.steps,
  )
    .map(([name, count]) => `${count} ${name}`)
    .join(
      ', ',
    )}: ${point.sold} sold, ${point.soldOut} met a room that the ones before had sold out, ${point.failed} failed. The model has the costs above, which were measured one step at a time.

${pointTable(measured, predicted)}

![Busy processors, model and measured](images/capacity/point.svg)

The model has no network, no client on the same machine and no other work on it, so its times are the shorter ones. What it is for, processors and calls, is in the first rows.
`;
  return { text, graphs: drawGraphs(measured, plans, predicted) };
}
