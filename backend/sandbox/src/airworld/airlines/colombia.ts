import { BOTH, GDS, NDC, type AirlineRow } from './airlineRow';

/** Airlines based in Colombia, with their groups abroad. */
export const colombia: readonly AirlineRow[] = [
  {
    code: 'AV', name: 'Avianca', country: 'CO', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'AV', level: 0.98, numbers: [9300, 1],
    fleet: { short: '32N 320', long: '788' }, codeshares: 'UA AC LH TK TP 9R VE G3', operators: 'SAL:TA UIO:2K GYE:2K', interline: 'AD OB SQ AR',
    routes: {
      BOG: 'MDE:20 CLO:16 CTG:13 BAQ:11 SMR:8 PEI:8 BGA:9 CUC:6 MTR:5 ADZ:6 AXM:4 NVA:4 PSO:5 VUP:4 LET:1 RCH:2 EJA:2 IBE:2 PPN:2 EYP:3 GYE:3 LIM:5 CUZ:1 SCL:3 EZE:3 COR:3w GRU:3 GIG:1 MAO:3w MVD:1 ASU:1 VVI:1 LPB:1 CCS:2 MEX:4 CUN:4 PTY:3 SJO:2 GUA:2 PUJ:3 SDQ:1 SJU:1 AUA:2 CUR:1 MIA:6 FLL:2 MCO:2 TPA:4w JFK:3 IAD:1 BOS:1 ORD:5w DFW:5w LAX:2 YYZ:1 YUL:4w MAD:3 BCN:1 LHR:1 CDG:5w',
      MDE: 'CLO:5 CTG:9 BAQ:4 SMR:5 ADZ:3 BGA:2 CUC:2 MIA:3 FLL:1 MCO:4w JFK:1 MAD:1 CUN:2 PUJ:4w AUA:3w CUR:3w LIM:4w SAL:1',
      CLO: 'CTG:3 BAQ:1 SMR:1 ADZ:2 MIA:2 MAD:1 JFK:4w SAL:4w',
      SAL: 'BOG:3 GUA:4 SJO:3 MGA:2 SAP:2 XPL:2 PTY:2 MEX:2 CUN:1 MIA:3 JFK:2 IAD:2 LAX:3 IAH:2 SFO:1 DFW:1 ORD:5w BOS:5w YYZ:1 LIM:1 UIO:1 HAV:4w',
      GUA: 'SJO:2 MIA:1 LAX:1 FRS:1',
      SJO: 'MEX:1 PTY:1 MIA:1',
      UIO: 'BOG:5 MDE:5w GYE:6 GPS:1 CUE:2 MEC:1 JFK:4w',
      GYE: 'GPS:2',
    },
  },
  {
    code: 'LA', name: 'LATAM Airlines', country: 'CL', kind: 'NETWORK', channels: BOTH, fares: 'LA', level: 0.97, numbers: [4000, 500],
    fleet: { short: '320 32N 321', long: '789 788 77W' }, codeshares: 'DL', interline: 'IB AF KL LH LX VE QR', operators: 'BOG:4C MDE:4C CLO:4C LIM:LP CUZ:LP GRU:JJ CGH:JJ BSB:JJ',
    routes: {
      BOG: 'MDE:14 CLO:10 CTG:9 BAQ:7 SMR:6 PEI:4 BGA:5 CUC:3 MTR:3 ADZ:5 AXM:1 NVA:1 PSO:2 VUP:2 LET:1 EYP:1 IBE:1 MIA:2 MCO:5w CCS:4w',
      MDE: 'CTG:5 SMR:3 ADZ:2 BAQ:2 CLO:1 MIA:1',
      CLO: 'CTG:1 ADZ:1 SMR:4w',
      SCL: 'BOG:2 LIM:6 AEP:5 EZE:2 GRU:6 GIG:3 MVD:2 ASU:1 MDZ:3 COR:2 MIA:2 JFK:1 LAX:1 MAD:1 MEX:1 CUN:4w SYD:5w AKL:3w IPC:1 ANF:10 CJC:8 IQQ:6 CCP:7 PMC:8 PUQ:4 LSC:5 ARI:4 BBA:3 LPB:1',
      LIM: 'BOG:4 MDE:1 CLO:5w CTG:4w CUZ:14 AQP:8 PIU:6 TRU:4 CIX:4 IQT:5 TPP:5 JUL:4 EZE:3 MVD:1 ASU:4w LPB:2 VVI:1 GYE:1 UIO:2 GRU:3 GIG:1 MEX:2 CUN:1 SJO:4w HAV:3w PUJ:1 CUR:3w MIA:3 MCO:1 JFK:1 LAX:2 ATL:5w MAD:1 BCN:4w',
      CUZ: 'AQP:2 SCL:4w',
      GRU: 'BOG:2 GIG:8 BSB:8 CNF:7 SSA:7 REC:6 FOR:6 POA:8 CWB:8 FLN:7 MAO:3 IGU:5 NAT:3 BEL:3 CGB:4 VIX:5 GYN:5 EZE:5 AEP:2 MVD:3 ASU:3 VVI:1 MEX:1 MIA:3 MCO:1 JFK:2 BOS:4w LAX:3w MAD:1 BCN:4w LIS:1 CDG:1 FRA:1 LHR:1 FCO:1 MXP:1 JNB:4w',
      CGH: 'SDU:18 BSB:6 CNF:6 POA:5 CWB:6 FLN:4 REC:2 SSA:2',
      BSB: 'GIG:4 MIA:4w FOR:3 MAO:2',
    },
  },
  {
    code: 'P5', name: 'Wingo', country: 'CO', kind: 'LOW_COST', channels: NDC, fares: 'P5', level: 0.74, numbers: [7000, 7200], fleet: { short: '738' },
    routes: {
      BOG: 'MDE:3 CTG:4 SMR:3 ADZ:3 BAQ:1 CLO:1 CUN:1 PUJ:5w SDQ:4w HAV:4w AUA:4w CUR:4w BLB:1 CCS:5w SJO:4w UIO:5w LIM:1 MEX:4w',
      MDE: 'CTG:3 SMR:2 ADZ:2 BAQ:1 CUN:5w PUJ:4w BLB:1 MCO:4w AUA:3w CUR:3w CCS:4w',
      CLO: 'CTG:1 ADZ:1 SMR:3w BLB:5w CUN:3w AUA:2w',
      CTG: 'BLB:4w PEI:3w BGA:3w',
    },
  },
  {
    code: 'JA', name: 'JetSMART', country: 'CL', kind: 'LOW_COST', channels: NDC, fares: 'JA', level: 0.7, numbers: [5100, 700], fleet: { short: '320 32N 32Q' }, interline: 'AA',
    routes: {
      BOG: 'MDE:4 CLO:3 CTG:4 SMR:3 PEI:2 BGA:2 CUC:1 MTR:1 BAQ:2 ADZ:1 LIM:1',
      MDE: 'CTG:3 SMR:2 ADZ:1 LIM:3w',
      SCL: 'BOG:5w ANF:5 CJC:4 IQQ:3 CCP:3 PMC:4 LSC:3 ARI:2 PUQ:2 LIM:2 AEP:2 GRU:5w MVD:3w',
      LIM: 'CUZ:5 AQP:4 TRU:2 PIU:3 TPP:2 CIX:2',
      AEP: 'BRC:3 COR:3 MDZ:3 IGR:3 SLA:2 NQN:2 TUC:2',
    },
  },
  {
    code: 'VE', name: 'Clic', country: 'CO', kind: 'REGIONAL', channels: BOTH, fares: 'VE', level: 1, numbers: [7300, 7900], fleet: { props: 'AT7 AT4' }, interline: 'AV LA 9R',
    routes: {
      EOH: 'BOG:4 APO:4 UIB:4 MTR:3 CZU:2 PEI:2 BGA:3 AXM:1 CUC:1 MZL:1',
      BOG: 'MZL:6 IBE:2 UIB:2 APO:1 FLA:1 EJA:2 EYP:2 AUC:1 CZU:1 NVA:2 PPN:1 AXM:2 PUU:1',
      BGA: 'CUC:3 BAQ:1',
      CLO: 'PSO:2 TCO:1 UIB:1 IBE:4w',
    },
  },
  {
    code: '9R', name: 'Satena', country: 'CO', kind: 'REGIONAL', channels: GDS, fares: '9R', level: 1, numbers: [8600, 8990], fleet: { props: 'AT7 AT4' }, interline: 'AV CM VE',
    routes: {
      BOG: 'EOH:2 UIB:1 FLA:1 PUU:1 VGZ:5w AUC:1 PDA:1 MVP:4w SJE:4w PCR:4w IPI:5w APO:5w CZU:5w BUN:4w MZL:1',
      EOH: 'UIB:3 BSC:2 NQU:2 APO:2 TLU:5w CUC:4w PEI:5w',
      CLO: 'GPI:5w TCO:2 PUU:5w IPI:4w BUN:3w PSO:1',
      ADZ: 'PVA:4',
    },
  },
];
