import { dayText } from '../../calendar/day';
import { writeDay } from '../dates';
import type { TkOrder } from '../orders/order';
import { benefits, companies, help, planOf } from '../plans/plans';
import type { Plan } from '../plans/types';
import { pdfOf, type Section } from './document';
import { pluralize } from '../../pluralize';

const coverages = (plan: Plan): Section => ({
  title: 'Coberturas',
  lines: benefits.flatMap(({ id, name }) => {
    const value = plan.coverages[id];
    return value === undefined ? [] : [[name, value] as const];
  }),
});
const company = ({ company: id }: Plan): Section => ({
  title: 'Quién responde',
  lines: [
    ['Presta la asistencia', companies[id].name],
    ['Aseguradora', companies[id].insurer ?? 'Este plan no es un seguro'],
    companies[id].text,
  ],
});
const emergencies: Section = {
  title: 'Teléfonos de emergencia',
  lines: help.numbers.map(({ name, phone }) => [name, phone] as const),
};
const claims: Section = { title: 'Cómo pedir un reembolso', lines: help.claims };

export const policyPdf = (order: TkOrder): Promise<Buffer> => {
  const plan = planOf(order.plan);
  return pdfOf(
    `Póliza ${order.codigo}`,
    [
      {
        title: plan.name,
        lines: [
          ['Vigencia', `${writeDay(order.from)} a ${writeDay(order.to)}`],
          ['Referencia', order.reference],
          ['Precio', `${order.currency} ${order.total.toFixed(2)}`],
        ],
      },
      {
        title: 'Personas cubiertas',
        lines: order.people.map(
          ({ name, document, born }) => [name, `${document}, ${dayText(born)}`] as const,
        ),
      },
      coverages(plan),
      emergencies,
      claims,
      company(plan),
    ],
    new Date(order.createdAt),
  );
};

/** Day from which the conditions apply. */
const CONDITIONS_FROM = new Date('2026-01-01T05:00:00Z');
export const conditionsPdf = (plan: Plan): Promise<Buffer> =>
  pdfOf(
    `Condiciones generales: ${plan.name}`,
    [
      {
        title: 'El plan',
        lines: [
          plan.description,
          ['Edades', `de ${plan.minAge} a ${pluralize(plan.maxAge, 'año', 'años')}`],
          ['Días', `de ${plan.minDays} a ${plan.maxDays}`],
        ],
      },
      coverages(plan),
      {
        title: 'Lo que no cubre',
        lines: plan.exclusions,
      },
      {
        title: 'Cancelación',
        lines: [
          ...plan.cancellation.map(
            ({ days, retained }) =>
              [
                `Con ${pluralize(days, 'día', 'días')} o más antes del inicio`,
                retained === 0 ? 'se devuelve todo' : `se retiene el ${retained} %`,
              ] as const,
          ),
          'Una póliza que ya comenzó no se cancela.',
        ],
      },
      emergencies,
      claims,
      company(plan),
    ],
    CONDITIONS_FROM,
  );
