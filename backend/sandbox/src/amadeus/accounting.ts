import { hash } from '../random';

/** The three digits that an airline's tickets begin with, as IATA assigned them. */
const PREFIXES: Record<string, string> = {
  AA: '001', UA: '016', DL: '006', AC: '014', WS: '838', AS: '027', AM: '139', AV: '134', LA: '045', CM: '230', AR: '044', G3: '127', AD: '577', H2: '605', UX: '996', IB: '075', TP: '047',
  AF: '057', KL: '074', BA: '125', LH: '220', LX: '724', OS: '257', SN: '082', AZ: '055', SK: '117', AY: '105', EI: '053', LO: '080', TK: '235', EK: '176', QR: '157', EY: '607', SV: '065', MS: '077', RJ: '512', LY: '114',
  ET: '071', AT: '147', SA: '083', KQ: '706', JL: '131', NH: '205', KE: '180', OZ: '988', CX: '160', SQ: '618', TG: '217', MH: '232', AI: '098', CA: '999', MU: '781', CZ: '784', QF: '081', NZ: '086', B6: '279', HA: '173', A3: '390', OB: '930', TS: '649', Y4: '036', F9: '422', NK: '487', BW: '106', CU: '136',
};
const OTHERS = 900;
const OWN_DIGITS = 10;

/** Thirteen digits: the airline's three, and a number of its own. */
export const ticketNumber = (airline: string, orderId: string, travelerId: string): string =>
  `${PREFIXES[airline] ?? String(OTHERS + (hash(airline) % 99))}${String(hash(`${orderId}|${travelerId}`)).padStart(OWN_DIGITS, '0')}`;
