/** Terminals by airport: who uses which; `*` is everybody else. Airports without a row have one terminal, which tickets leave out. */
const table: Readonly<Record<string, string>> = {
  BOG: '*:1 9R:2 VE:2',
  MAD: '*:4 IB:4 AV:4 LA:4 AA:4 BA:4 AM:4 AY:4 QR:4 CX:4 AT:4 VY:4 UX:1 FR:1 DL:1 TK:1 CM:1 2W:1 UA:1 LH:2 AF:2 KL:2 TP:2 LX:2',
  BCN: '*:1 FR:2 U2:2',
  JFK: '*:4 AA:8 IB:8 BA:8 QR:8 B6:5 AV:4 LA:4 TK:1 AF:1 LH:1 LX:1 OS:1 KE:1 EI:7 CX:8 JL:8 NH:7 EK:4',
  EWR: '*:B UA:C AA:A B6:A AC:A DL:A',
  LGA: '*:B DL:C',
  MIA: '*:S AA:N IB:D BA:E LA:J AV:J CM:J DL:H UA:G',
  FLL: '*:4 B6:3 AV:4 DL:2 UA:1 AA:3 AC:2',
  MCO: '*:B B6:C NK:A AV:A CM:A',
  LAX: '*:B AA:4 DL:3 UA:7 B6:5 AS:6 AM:2 AV:B',
  SFO: '*:I UA:3 AA:1 DL:1 B6:1 AS:1',
  ORD: '*:5 UA:1 AA:3 AS:3 B6:3 AC:2',
  IAH: '*:D UA:E AA:A DL:A',
  DFW: '*:D AA:C DL:E UA:E NK:E F9:E',
  ATL: '*:I DL:S AA:N UA:N NK:N F9:N',
  BOS: '*:E AA:B DL:A UA:B B6:C AS:B',
  LAS: '*:3 AA:1 DL:1 NK:1',
  YYZ: '*:3 AC:1 AV:1 UA:1 LH:1 LX:1 TP:1 TK:1 OS:1 SK:1 ET:1 NH:1 CM:1',
  LHR: '*:3 BA:5 IB:5 AA:3 AV:2 UA:2 LH:2 LX:2 TP:2 SQ:2 TK:2 AC:2 EI:2 AF:4 KL:4 QR:4 AT:4 VY:5',
  LGW: '*:S EK:N U2:N UX:N VY:S TS:N QR:N',
  STN: '*:1',
  MAN: '*:1 FR:3 U2:1 SQ:2 EK:1 VY:3',
  CDG: '*:1 AF:2E KL:2F DL:2E AM:2E UX:2F KE:2E BA:2A AA:2A IB:2A QR:1 EK:2C AV:2A AC:2A U2:2D VY:3 ET:2A SQ:1 LA:2A',
  ORY: '*:4 AF:3 VY:3 U2:1 TP:1 IB:1 AD:4',
  FRA: '*:2 LH:1 AV:1 UA:1 LX:1 OS:1 TP:1 SN:1 SQ:1 TK:1 NH:1 TG:1 AC:1 AI:1 ET:1 MS:1 LO:1 A3:1 SK:2',
  MUC: '*:1 LH:2 LX:2 OS:2 UA:2 TP:2 AC:2 SQ:2 NH:2 TG:2 A3:2 LO:2',
  FCO: '*:3 AZ:1 AF:1 KL:1 IB:1 VY:1 LH:1 LX:1 OS:1 FR:3',
  MXP: '*:1 U2:2',
  LIS: '*:1 FR:2 U2:2',
  DUB: '*:1 EI:2 AA:2 DL:2 UA:2 EK:2',
  VIE: '*:3 FR:1 U2:1',
  DXB: '*:1 EK:3 QF:3',
  AUH: 'EY:A *:A',
  JED: '*:1', RUH: '*:3', CAI: '*:2 MS:3 LH:3 TK:3 LX:3 OS:3',
  DEL: '*:3', BOM: '*:2', SIN: '*:1 SQ:3 NH:2 LH:2 UA:2 EK:1 TK:2', KUL: '*:1', CGK: '*:3', MNL: '*:3', HKG: '*:1',
  HND: '*:3 NH:2 AA:3 DL:3', NRT: '*:2 NH:1 UA:1 LH:1 AC:1 SQ:1 TG:1 KE:1 AM:1 AF:1 KL:1 AY:2', KIX: '*:1', ICN: '*:1 KE:2 DL:2 AF:2 KL:2', TPE: '*:1 CX:1 SQ:2 UA:2 NH:2',
  PEK: '*:3', PVG: '*:2 AF:1 KL:1 DL:1 JL:1', SYD: '*:1', MEL: '*:2',
  MEX: '*:1 AM:2 CM:2 LA:2 DL:2 AV:1', CUN: '*:3 VB:2 Y4:4 AM:4 CM:4 AV:3 P5:3 LA:3 UX:4 DM:2 IB:4', MTY: '*:A AM:B VB:C', GDL: '*:1', TIJ: '*:1',
  GRU: '*:3 G3:2 LA:3 CM:2 AV:2 AR:2 TP:3 JA:2 H2:2 AM:3 OB:2', GIG: '*:2', EZE: '*:A', AEP: '*:1', COR: '*:1', SCL: '*:2',
  PTY: '*:2 9R:1', SDQ: '*:A', PUJ: '*:A DM:B CM:B AV:B', SJU: '*:A B6:A UA:C AA:D DL:B CM:A', HAV: '*:3', SAL: '*:1', GUA: '*:1',
};
const rules = new Map(Object.entries(table).map(([iata, text]): [string, Map<string, string>] =>
  [iata, new Map(text.split(' ').filter(Boolean).map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]))]));

/** The operating group's terminal; undefined where tickets name none. */
export function terminalOf(iata: string, carrier: string): string | undefined {
  const rule = rules.get(iata);
  return rule?.get(carrier) ?? rule?.get('*');
}
