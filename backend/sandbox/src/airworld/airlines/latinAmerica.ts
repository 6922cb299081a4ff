import { BOTH, GDS, NDC, type AirlineRow } from './airlineRow';

export const latinAmerica: readonly AirlineRow[] = [
  {
    code: 'CM', name: 'Copa Airlines', country: 'PA', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'CM', level: 1.02, numbers: [10, 100], fleet: { short: '738 7M9' }, codeshares: 'UA', interline: 'IB UX KL AF EK',
    routes: {
      PTY: 'BOG:6 MDE:5 CLO:4 CTG:4 BAQ:3 PEI:2 BGA:2 CUC:1 AXM:5w SMR:4w ADZ:5w LIM:4 CIX:3w UIO:4 GYE:3 MEC:4w SCL:3 EZE:4 COR:1 MDZ:1 ROS:5w GRU:5 GIG:3 BSB:1 POA:1 CNF:1 MAO:1 MVD:2 ASU:2 VVI:2 CCS:3 VLN:1 MAR:1 GEO:1 PBM:4w MEX:4 CUN:4 GDL:1 MTY:1 NLU:1 SJO:6 LIR:1 SAL:4 GUA:5 SAP:3 XPL:3 MGA:4 BZE:4w SDQ:5 PUJ:5 STI:1 SJU:2 HAV:5 AUA:2 CUR:2 SXM:5w MBJ:2 KIN:1 NAS:4w BGI:4w POS:1 PAP:3w MIA:6 FLL:2 MCO:5 TPA:1 JFK:3 IAD:2 BOS:2 ORD:2 LAX:3 LAS:1 SFO:1 DEN:1 ATL:1 AUS:4w BWI:4w YYZ:2 YUL:1 DAV:3',
    },
  },
  {
    code: 'DM', name: 'Arajet', country: 'DO', kind: 'LOW_COST', channels: NDC, fares: 'DM', level: 0.74, numbers: [10, 100], fleet: { short: '7M8' },
    routes: {
      SDQ: 'BOG:1 MDE:1 CTG:3w CLO:3w LIM:5w UIO:4w SCL:3w EZE:5w GRU:4w SAL:3w GUA:4w SJO:4w MEX:5w CUN:4w SJU:1 EWR:1 MIA:1 YYZ:4w YUL:3w AUA:3w CUR:3w KIN:3w',
      PUJ: 'BOG:5w MDE:4w SCL:3w EZE:4w MEX:3w YYZ:3w',
    },
  },
  {
    code: 'AM', name: 'Aeroméxico', country: 'MX', alliance: 'SKYTEAM', kind: 'NETWORK', channels: BOTH, fares: 'AM', level: 1, numbers: [300, 1], fleet: { short: '738 7M8 7M9 E90', long: '788 789' }, codeshares: 'DL AF KL', interline: 'LA CM AV',
    routes: {
      MEX: 'BOG:3 MDE:1 CLO:4w CTG:3w UIO:5w LIM:2 SCL:1 EZE:1 GRU:2 SJO:2 GUA:3 SAL:1 PTY:1 HAV:1 SDQ:1 PUJ:4w MIA:3 MCO:2 ATL:2 JFK:4 ORD:3 IAH:3 DFW:2 LAX:5 SFO:3 LAS:3 SEA:1 YYZ:1 YUL:1 YVR:1 MAD:3 BCN:1 CDG:1 AMS:1 LHR:1 FCO:5w NRT:1 ICN:4w CUN:14 GDL:16 MTY:16 TIJ:9 PVR:6 SJD:5 MID:9 OAX:7 BJX:5 VER:5 QRO:3 HUX:3 TQO:2',
      MTY: 'CUN:4 TIJ:3 LAS:1 ATL:1 MAD:3w',
      GDL: 'TIJ:4 LAX:3 ATL:1',
    },
  },
  {
    code: 'Y4', name: 'Volaris', country: 'MX', kind: 'LOW_COST', channels: NDC, fares: 'Y4', level: 0.7, numbers: [1000, 3000], fleet: { short: '32N 320 32Q' },
    routes: {
      MEX: 'BOG:5w GUA:1 SJO:4w SAL:3w LAX:2 ORD:2 LAS:2 JFK:1 MIA:1 TIJ:8 CUN:8 GDL:6 MTY:6 MID:4 OAX:4 PVR:3 SJD:2 HUX:2',
      CUN: 'BOG:4w GUA:4w MTY:4 TIJ:4 GDL:4',
      GDL: 'TIJ:8 LAX:4 ORD:2 LAS:2 SJD:3',
    },
  },
  {
    code: 'VB', name: 'Viva', country: 'MX', kind: 'LOW_COST', channels: NDC, fares: 'VB', level: 0.68, numbers: [1000, 400], fleet: { short: '32N 320 32Q' },
    routes: {
      NLU: 'BOG:5w CUN:6 MTY:5 GDL:3 TIJ:3 MID:3 OAX:2 PVR:2 SJD:2 HAV:4w TQO:2',
      MTY: 'BOG:3w CUN:5 MEX:6 GDL:4 TIJ:4 PVR:3 SJD:2 LAS:1 MIA:3w QRO:2 MID:2 VER:2',
      CUN: 'BOG:4w MDE:3w MEX:5 GDL:3 TIJ:3 BJX:2 QRO:2',
    },
  },
  {
    code: 'G3', name: 'GOL', country: 'BR', kind: 'NETWORK', channels: BOTH, fares: 'G3', level: 0.84, numbers: [1200, 7600], fleet: { short: '738 7M8' }, codeshares: 'AA AF KL', interline: 'AV CM TP',
    routes: {
      GRU: 'BOG:5w GIG:6 BSB:5 SSA:5 REC:5 FOR:4 POA:5 CWB:5 FLN:5 NAT:2 CNF:4 MAO:1 AEP:2 EZE:2 MVD:1 ASU:1 VVI:1',
      CGH: 'SDU:16 BSB:5 CNF:5 POA:4 CWB:5 FLN:3 GYN:4 VIX:3',
      GIG: 'SSA:3 REC:3 FOR:2 POA:2 EZE:2 MVD:1 FLN:2',
      BSB: 'BOG:3w MIA:5w MCO:4w REC:2 FOR:2 SSA:2 SDU:4',
    },
  },
  {
    code: 'AD', name: 'Azul', country: 'BR', kind: 'NETWORK', channels: BOTH, fares: 'AD', level: 0.93, numbers: [2400, 8700], fleet: { short: '32N 295', long: '339', props: 'AT7' }, codeshares: 'UA TP', interline: 'AV CM',
    routes: {
      VCP: 'SDU:8 CNF:7 CWB:6 POA:5 FLN:5 BSB:5 REC:4 SSA:4 FOR:2 GYN:4 CGB:4 IGU:3 VIX:3 MAO:1 BEL:2 MVD:4w CUR:3w FLL:1 MCO:1 LIS:1 ORY:4w MAD:3w',
      REC: 'CNF:3 FOR:3 SSA:3 NAT:2 BEL:1 FLL:2w MCO:2w',
      CNF: 'SDU:4 GIG:2 SSA:3 VIX:3 CWB:2 MCO:2w',
    },
  },
  {
    code: 'AR', name: 'Aerolíneas Argentinas', country: 'AR', alliance: 'SKYTEAM', kind: 'NETWORK', channels: GDS, fares: 'AR', level: 0.96, numbers: [1400, 1100], fleet: { short: '738 7M8 E90', long: '332' }, codeshares: 'AF KL DL UX', interline: 'G3 AV',
    routes: {
      EZE: 'BOG:5w LIM:1 SCL:2 GRU:2 GIG:1 MVD:1 ASU:1 VVI:5w CUN:4w PUJ:4w MIA:1 JFK:5w MAD:1 FCO:5w COR:2 BRC:3 USH:2 FTE:2 MDZ:2 IGR:2 SLA:2',
      AEP: 'COR:8 MDZ:7 BRC:7 IGR:6 SLA:5 TUC:4 NQN:6 USH:4 FTE:4 ROS:3 MVD:4 GRU:3 GIG:2 SCL:3 ASU:2 FLN:1',
      COR: 'IGR:1 BRC:1 SLA:1 MDZ:1 GIG:3w',
    },
  },
  {
    code: 'H2', name: 'SKY Airline', country: 'CL', kind: 'LOW_COST', channels: NDC, fares: 'H2', level: 0.71, numbers: [100, 800], fleet: { short: '32N 32Q' },
    routes: {
      SCL: 'LIM:3 AEP:2 EZE:1 GRU:1 GIG:1 MVD:1 MDZ:4w MIA:4w ANF:6 CJC:5 IQQ:4 CCP:4 PMC:5 PUQ:2 LSC:3 ARI:3',
      LIM: 'MIA:1 CUN:5w PUJ:4w EZE:5w GRU:4w CUZ:6 AQP:4 PIU:3 TRU:2 TPP:2 IQT:2 JUL:2',
    },
  },
  {
    code: 'OB', name: 'BoA', country: 'BO', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.9, numbers: [600, 700], fleet: { short: '738', long: '332' }, interline: 'AV UX',
    routes: { VVI: 'LPB:7 CBB:6 GRU:1 EZE:1 ASU:4w LIM:4w MIA:5w MAD:5w BCN:1w CCS:2w', CBB: 'LPB:4 EZE:3w GRU:2w' },
  },
  {
    code: 'QL', name: 'LASER', country: 'VE', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.95, numbers: [900, 1900], fleet: { short: '738' },
    routes: { CCS: 'BOG:5w PTY:4w SDQ:4w CUR:5w MAR:3 VLN:1' },
  },
];
