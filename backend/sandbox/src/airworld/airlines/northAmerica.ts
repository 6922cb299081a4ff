import { BOTH, GDS, NDC, type AirlineRow } from './airlineRow';

export const northAmerica: readonly AirlineRow[] = [
  {
    code: 'AA', name: 'American Airlines', country: 'US', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'AA', level: 1.04, numbers: [1400, 900], fleet: { short: '738 7M8 321 32Q', long: '788 789 77W 772' }, codeshares: 'IB BA QR JL AY G3', interline: 'JA B6',
    routes: {
      MIA: 'BOG:3 MDE:3 CLO:2 CTG:2 BAQ:2 PEI:1 UIO:2 GYE:2 LIM:2 SCL:1 EZE:2 GRU:2 GIG:1 MVD:1 ASU:4w MEX:3 CUN:4 PTY:3 SJO:3 LIR:1 SAL:2 GUA:2 SAP:2 XPL:1 MGA:2 BZE:1 SDQ:4 PUJ:4 STI:2 SJU:5 HAV:3 VRA:1 AUA:3 CUR:2 SXM:2 MBJ:3 KIN:3 NAS:5 BGI:2 POS:2 GEO:1 MAD:1 BCN:1 LHR:2 CDG:1 FCO:4w LGA:8 EWR:4 BOS:6 DCA:8 PHL:6 CLT:8 ORD:8 DFW:9 ATL:6 MCO:7 TPA:6 LAX:8 SFO:3 LAS:3 DEN:3 SEA:1 PHX:3 IAH:4 BNA:4 AUS:3 DTW:3 MSP:2 MSY:3 SAN:1 YYZ:2',
      DFW: 'BOG:1 MDE:4w CUN:5 MEX:3 GDL:2 MTY:2 SJD:3 PVR:3 LIR:1 SJO:1 LIM:1 SCL:5w EZE:5w GRU:1 MAD:1 LHR:3 CDG:1 FRA:1 FCO:1 NRT:1 HND:1 ICN:1 LAX:10 SFO:7 LAS:8 DEN:7 SEA:5 PHX:8 ORD:10 LGA:9 BOS:6 DCA:8 ATL:7 MCO:8 AUS:8 SAT:7 MSY:6 SAN:7 HNL:1 YYZ:2',
      CLT: 'CUN:4 PUJ:2 AUA:1 SJU:2 LHR:1 MAD:1 FRA:1 BOS:7 LGA:8 DCA:7 ORD:7 MCO:9 TPA:6 FLL:5 LAX:5 SFO:4 LAS:4',
      PHL: 'CUN:2 PUJ:1 SJU:2 LHR:1 MAD:1 BCN:1 CDG:1 FCO:1 AMS:1 DUB:1 LIS:4w BOS:6 ORD:6 MCO:6 LAX:4 SFO:2',
      JFK: 'LHR:4 MAD:1 BCN:1 CDG:1 FCO:1 MXP:1 EZE:1 GRU:1 HND:1 LAX:9 SFO:5 PUJ:1',
      ORD: 'CUN:3 LHR:2 MAD:4w BCN:4w FCO:4w LAX:7 SFO:4 LGA:9 BOS:6 LAS:5',
      LAX: 'LHR:1 HND:1 SYD:1 SJD:2 CUN:1 LAS:5 SFO:5 HNL:3',
    },
  },
  {
    code: 'UA', name: 'United Airlines', country: 'US', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'UA', level: 1.04, numbers: [1100, 10], fleet: { short: '738 7M8 7M9 320 32Q', long: '788 789 772 77W' }, codeshares: 'AV CM LH LX OS TP AC NH', interline: 'AD EK',
    routes: {
      IAH: 'BOG:2 MDE:1 UIO:1 LIM:1 SCL:5w EZE:1 GRU:1 GIG:5w PTY:2 SJO:3 LIR:1 SAL:2 GUA:2 SAP:1 BZE:2 MEX:5 CUN:5 GDL:3 MTY:4 SJD:3 PVR:3 LHR:1 FRA:1 AMS:1 NRT:1 LAX:7 SFO:6 DEN:7 ORD:7 IAD:5 LAS:5 MCO:5 AUS:5 SAT:5 MSY:6 BOS:4 ATL:5 MIA:5 SEA:3',
      EWR: 'BOG:1 MDE:4w LIM:4w GRU:1 EZE:3w PTY:1 SJO:1 SAL:4w GUA:4w SDQ:2 PUJ:3 SJU:3 AUA:2 CUN:4 MEX:2 MBJ:1 LHR:7 MAD:1 BCN:1 LIS:1 CDG:2 FRA:3 MUC:2 ZRH:2 GVA:1 FCO:2 MXP:1 VCE:5w NAP:5w AMS:1 BRU:1 DUB:1 EDI:1 ATH:1 TLV:2 DEL:1 HND:1 LAX:9 SFO:9 LAS:4 DEN:6 SEA:3 MIA:6 FLL:6 MCO:8 TPA:5 ORD:9 IAD:4 BOS:4 YYZ:3 YUL:2 KEF:4w OPO:4w',
      IAD: 'BOG:4w GRU:1 SJO:1 CUN:2 PUJ:1 LHR:3 FRA:2 CDG:1 MAD:4w BCN:4w FCO:1 BRU:1 ZRH:1 CPT:3w LAX:6 SFO:6 DEN:5 ORD:6 MCO:5 BOS:5',
      ORD: 'CUN:3 SJU:2 GRU:1 MEX:2 LHR:4 FRA:2 MUC:1 AMS:1 FCO:1 NRT:1 HND:1 LAX:8 SFO:8 DEN:9 LAS:5 SEA:5 BOS:6 LGA:9 DCA:7 MCO:5',
      SFO: 'LHR:3 FRA:2 CDG:1 MUC:1 SIN:2 HND:2 NRT:1 ICN:2 HKG:1 TPE:2 SYD:1 MEL:4w AKL:5w DEL:1 CUN:1 SJD:2 LAX:8 LAS:6 SEA:6 HNL:3 SAN:6 PDX:5',
      DEN: 'CUN:2 SJD:2 LHR:1 FRA:1 MUC:1 LAX:8 LAS:7 PHX:6 SLC:5 MSP:4',
      LAX: 'LHR:1 NRT:1 HND:1 SYD:1 HNL:4',
    },
  },
  {
    code: 'DL', name: 'Delta', country: 'US', alliance: 'SKYTEAM', kind: 'NETWORK', channels: BOTH, fares: 'DL', level: 1.05, numbers: [900, 10], fleet: { short: '738 739 321 32Q 223', long: '333 339 359 763' }, codeshares: 'LA AM AF KL VS KE', interline: 'AR',
    routes: {
      ATL: 'BOG:2 MDE:1 CTG:1 UIO:1 LIM:1 SCL:1 EZE:1 GRU:1 GIG:5w PTY:2 SJO:2 LIR:1 SAL:1 GUA:2 SAP:1 BZE:1 MEX:3 CUN:6 MTY:1 SDQ:1 PUJ:3 SJU:3 AUA:2 MBJ:3 NAS:2 SXM:1 LHR:2 CDG:3 AMS:3 MAD:1 BCN:1 FCO:1 MXP:1 VCE:1 FRA:1 MUC:1 ZRH:1 DUB:1 EDI:1 ATH:1 HND:1 ICN:2 JNB:1 CPT:3w JFK:6 LGA:12 BOS:10 DCA:10 PHL:8 ORD:8 DTW:8 MSP:8 MCO:14 MIA:12 FLL:10 TPA:10 DFW:8 IAH:8 AUS:6 MSY:8 BNA:8 LAX:10 SFO:6 SAN:5 SEA:6 LAS:8 SLC:8 DEN:8 PHX:6 YYZ:3',
      JFK: 'BOG:5w MEX:2 CUN:2 GRU:1 EZE:5w SDQ:2 PUJ:2 STI:1 SJU:3 LHR:3 CDG:3 AMS:2 MAD:1 BCN:1 LIS:1 FCO:2 MXP:1 VCE:1 FRA:1 ZRH:1 ATH:1 TLV:1 LAX:9 SFO:6 SEA:4 LAS:4 MIA:5 MCO:5 SLC:4',
      DTW: 'CUN:3 LHR:1 CDG:1 AMS:2 FRA:1 FCO:1 HND:1 ICN:1 LAX:5 LGA:8 MCO:6 MIA:3',
      MSP: 'CUN:2 LHR:1 CDG:1 AMS:2 HND:1 LAX:5 LAS:5 MCO:4 SEA:5',
      SLC: 'CUN:2 LHR:1 CDG:1 AMS:1 LAX:7 SFO:6 LAS:7 SEA:6 PHX:6',
      MIA: 'LGA:6 BOS:4 LAX:3 MCO:3 HAV:1 RTB:3w',
      LAX: 'HND:1 SYD:1 AKL:3w CUN:1 SJD:2 MEX:1 LAS:7 SEA:7 HNL:3',
    },
  },
  {
    code: 'B6', name: 'JetBlue', country: 'US', kind: 'NETWORK', channels: BOTH, fares: 'B6', level: 0.86, numbers: [400, 1400], fleet: { short: '320 321 32Q 223' }, interline: 'AA TP LA',
    routes: {
      FLL: 'BOG:1 MDE:1 CTG:1 GYE:5w LIM:1 GUA:5w CUN:3 SDQ:2 PUJ:2 SJU:5 AUA:1 NAS:2 MBJ:2 KIN:2 JFK:8 EWR:5 BOS:6 LAX:4 SFO:2',
      JFK: 'CTG:1 SDQ:5 STI:5 PUJ:3 SJU:6 CUN:3 AUA:3 NAS:2 MBJ:3 KIN:2 SJO:5w LIR:1 LHR:1 LGW:1 CDG:1 AMS:1 DUB:5w MCO:8 LAX:9 SFO:5 LAS:4 MIA:2 TPA:5',
      BOS: 'SDQ:2 PUJ:1 SJU:4 CUN:2 AUA:2 LHR:1 CDG:1 AMS:1 MCO:6 LAX:5 SFO:4 DCA:8',
      MCO: 'BOG:5w CUN:1 SJU:6 SDQ:1',
    },
  },
  {
    code: 'NK', name: 'Spirit', country: 'US', kind: 'LOW_COST', channels: NDC, fares: 'NK', level: 0.68, numbers: [300, 1700], fleet: { short: '32N 320 321' },
    routes: {
      FLL: 'BOG:1 MDE:1 CTG:1 CLO:1 BAQ:5w AXM:3w LIM:1 GUA:1 SAL:1 SAP:1 SJO:1 CUN:3 PUJ:2 SDQ:2 SJU:5 KIN:2 MBJ:2 EWR:4 LGA:5 ORD:3 DTW:4 ATL:5 DFW:3 IAH:3 LAS:2',
      MCO: 'MDE:4w CTG:3w SJU:6 CUN:1 PUJ:1 EWR:4 PHL:4 DTW:4',
    },
  },
  {
    code: 'F9', name: 'Frontier', country: 'US', kind: 'LOW_COST', channels: NDC, fares: 'NK', level: 0.66, numbers: [1200, 40], fleet: { short: '32N 32Q' },
    routes: { MIA: 'SJU:2 SDQ:1 PHL:3 ORD:2 ATL:4 DFW:2 DEN:3 LAS:2', MCO: 'CUN:1 PUJ:1 SJU:3 PHL:4 DEN:4 ATL:4 BOS:2', ATL: 'CUN:1 MBJ:1 LAS:2 DEN:3 DFW:3' },
  },
  {
    code: 'AS', name: 'Alaska Airlines', country: 'US', alliance: 'ONEWORLD', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.98, numbers: [1, 1300], fleet: { short: '739 7M9 73H' }, codeshares: 'AA',
    routes: { SEA: 'LAX:12 SFO:12 SAN:9 PDX:9 LAS:8 PHX:5 DEN:4 ORD:4 JFK:4 BOS:3 MCO:3 HNL:4 SJD:2 CUN:1 YVR:4', LAX: 'SJD:2 PVR:2 CUN:1 LIR:1 SFO:6', SAN: 'HNL:2 SJD:1 SFO:7' },
  },
  {
    code: 'AC', name: 'Air Canada', country: 'CA', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'AC', level: 1.02, numbers: [100, 600], fleet: { short: '7M8 223 321', long: '788 789 333 77W' }, codeshares: 'UA LH AV LX OS', interline: 'CM',
    routes: {
      YYZ: 'BOG:1 CTG:3w LIM:4w SCL:4w GRU:1 MEX:2 CUN:4 SJO:1 LIR:1 PUJ:3 MBJ:2 NAS:1 BGI:1 AUA:1 SJU:4w HAV:4w VRA:1 MIA:3 FLL:3 MCO:4 LGA:7 EWR:5 BOS:4 ORD:5 LAX:4 SFO:3 LAS:3 LHR:4 CDG:1 FRA:2 MUC:1 ZRH:1 VIE:1 MAD:1 BCN:4w LIS:1 FCO:1 MXP:1 ATH:1 AMS:1 BRU:4w DUB:1 CPH:4w HND:1 ICN:1 DEL:1 DXB:1 YUL:16 YVR:14 YYC:12 YOW:12',
      YUL: 'BOG:5w CTG:2w CUN:3 PUJ:2 VRA:1 MIA:2 FLL:3 MCO:2 GRU:1 LHR:1 CDG:2 GVA:1 LYS:4w NCE:3w FRA:1 MUC:5w BCN:4w LIS:4w FCO:4w ATH:4w NRT:1 YVR:5 YYC:5',
      YVR: 'SYD:1 BNE:4w HKG:1 NRT:1 ICN:1 TPE:1 PVG:1 LHR:1 FRA:1 CUN:1 SJD:1 PVR:1 LAX:5 SFO:4 YYC:11',
    },
  },
  {
    code: 'WS', name: 'WestJet', country: 'CA', kind: 'NETWORK', channels: BOTH, fares: 'SIMPLE', level: 0.92, numbers: [100, 2000], fleet: { short: '738 7M8', long: '789' }, codeshares: 'DL AF KL AM',
    routes: { YYC: 'CUN:2 PVR:2 SJD:1 LAX:2 LAS:3 LHR:1 CDG:1 FCO:4w NRT:4w YVR:10 YYZ:9', YYZ: 'CUN:2 PUJ:2 MBJ:1 MCO:2 FLL:1' },
  },
  {
    code: 'TS', name: 'Air Transat', country: 'CA', kind: 'LOW_COST', channels: NDC, fares: 'SIMPLE', level: 0.8, numbers: [700, 100], fleet: { short: '32Q 321', long: '332' },
    routes: { YUL: 'CTG:2w ADZ:1w CUN:2 PUJ:2 VRA:1 FLL:1 MCO:1 LIM:2w CDG:1 LYS:4w MAD:4w BCN:5w LIS:1 OPO:4w FCO:5w', YYZ: 'CTG:1w CUN:1 PUJ:1 LGW:1 MAN:5w LIS:4w OPO:3w' },
  },
];
