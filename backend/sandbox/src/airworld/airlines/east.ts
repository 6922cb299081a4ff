import { BOTH, GDS, type AirlineRow } from './airlineRow';

export const east: readonly AirlineRow[] = [
  {
    code: 'TK', name: 'Turkish Airlines', country: 'TR', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'TK', level: 0.97, numbers: [2000, 10], fleet: { short: '32Q 321 738 7M8', long: '359 333 77W 789' }, codeshares: 'LH SQ NH AV UA', interline: 'CM UX',
    routes: { IST: 'BOG:1 PTY:5w CCS:4w GRU:1 EZE:5w SCL:4w MEX:5w CUN:4w HAV:3w MIA:2 JFK:3 EWR:1 BOS:1 IAD:2 ATL:1 ORD:2 DFW:5w IAH:1 DEN:4w LAX:2 SFO:1 SEA:5w YYZ:1 YUL:5w YVR:5w MAD:4 BCN:4 AGP:2 VLC:1 BIO:1 LIS:3 OPO:1 CDG:5 NCE:2 LYS:2 MRS:1 TLS:1 LHR:6 LGW:2 MAN:3 EDI:2 DUB:2 AMS:6 BRU:4 LUX:1 FRA:6 MUC:6 BER:6 HAM:4 DUS:6 ZRH:5 GVA:3 VIE:6 FCO:5 MXP:5 VCE:3 NAP:2 BLQ:2 CTA:1 ATH:5 PRG:3 BUD:4 WAW:3 OTP:4 SOF:4 BEG:4 ZAG:3 DBV:1 CPH:3 ARN:3 OSL:2 HEL:3 MLA:2 TLV:5 BEY:3 AMM:4 CAI:5 CMN:3 RAK:1 TUN:3 DXB:4 AUH:2 DOH:2 RUH:3 JED:4 ADD:1 NBO:2 JNB:1 CPT:1 LOS:1 LAD:3w DEL:2 BOM:2 MLE:2 CMB:1 BKK:2 HKT:1 SIN:2 KUL:2 DPS:1 CGK:1 MNL:1 SGN:1 HAN:1 HKG:2 TPE:1 PEK:1 PVG:1 ICN:2 HND:1 NRT:1 KIX:4w AYT:12 ASR:5' },
  },
  {
    code: 'EK', name: 'Emirates', country: 'AE', kind: 'NETWORK', channels: BOTH, fares: 'EK', level: 1.05, numbers: [900, 10], fleet: { long: '77W 388 359' }, interline: 'CM UA AC G3 TP QF LA AV',
    routes: { DXB: 'GRU:1 GIG:1 MIA:1 JFK:3 BOS:1 IAD:1 ORD:1 DFW:1 IAH:1 MCO:5w LAX:1 SFO:1 SEA:1 YYZ:1 YUL:1 MAD:2 BCN:2 LIS:2 CDG:3 NCE:1 LYS:5w LHR:6 LGW:3 STN:2 MAN:3 EDI:1 DUB:2 AMS:3 BRU:1 FRA:3 MUC:3 HAM:2 DUS:2 ZRH:2 GVA:1 VIE:2 FCO:3 MXP:3 VCE:1 BLQ:1 ATH:1 PRG:1 BUD:1 WAW:1 CPH:1 ARN:1 OSL:1 IST:3 CAI:4 TUN:1 CMN:1 AMM:3 BEY:2 RUH:4 JED:4 ADD:1 NBO:2 JNB:3 CPT:3 LOS:1 LAD:4w DEL:4 BOM:5 MLE:4 CMB:3 BKK:5 HKT:2 SIN:4 KUL:3 DPS:2 CGK:2 MNL:3 SGN:1 HAN:1 HKG:3 TPE:1 PEK:2 PVG:2 ICN:1 HND:1 NRT:1 KIX:1 SYD:3 MEL:3 BNE:2 AKL:1' },
  },
  {
    code: 'QR', name: 'Qatar Airways', country: 'QA', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'QR', level: 1.04, numbers: [900, 10], fleet: { long: '77W 351 359 789 388' }, codeshares: 'BA IB AA AY JL', interline: 'LA',
    routes: { DOH: 'GRU:2 MIA:1 JFK:2 BOS:1 PHL:1 IAD:1 ATL:1 ORD:2 DFW:2 IAH:1 LAX:1 SFO:1 SEA:1 YYZ:5w YUL:1 MAD:3 BCN:2 AGP:5w LIS:1 CDG:3 NCE:5w LHR:7 LGW:1 MAN:3 EDI:1 DUB:2 AMS:2 BRU:1 FRA:2 MUC:2 BER:2 HAM:5w DUS:1 ZRH:2 GVA:1 VIE:2 FCO:2 MXP:2 VCE:5w ATH:3 PRG:1 BUD:2 WAW:2 OTP:1 SOF:1 BEG:1 ZAG:5w CPH:2 ARN:2 OSL:2 HEL:1 IST:3 AMM:3 BEY:2 CAI:3 CMN:1 RUH:4 JED:3 DXB:6 ADD:1 NBO:3 JNB:2 CPT:2 LOS:2 DEL:3 BOM:3 MLE:3 CMB:4 BKK:4 HKT:2 SIN:3 KUL:3 DPS:2 CGK:2 MNL:3 SGN:2 HAN:1 HKG:2 PEK:1 PVG:1 ICN:1 HND:1 NRT:1 KIX:1 SYD:2 MEL:2 BNE:1 AKL:1' },
  },
  {
    code: 'EY', name: 'Etihad', country: 'AE', kind: 'NETWORK', channels: BOTH, fares: 'EK', level: 0.99, numbers: [900, 10], fleet: { short: '32Q 320', long: '789 781 77W 351' }, interline: 'AV AF KL B6',
    routes: { AUH: 'JFK:2 IAD:1 BOS:1 ORD:1 ATL:4w YYZ:1 MAD:1 BCN:1 LIS:5w CDG:2 LHR:4 MAN:2 DUB:2 AMS:1 BRU:1 FRA:2 MUC:1 DUS:4w ZRH:1 GVA:1 FCO:2 MXP:1 ATH:1 IST:2 CAI:4 CMN:1 AMM:2 BEY:1 RUH:3 JED:3 NBO:1 JNB:1 DEL:4 BOM:4 MLE:2 CMB:2 BKK:4 HKT:2 SIN:2 KUL:2 DPS:1 CGK:2 MNL:2 SGN:5w HAN:5w HKG:1 PEK:1 PVG:1 ICN:1 NRT:1 KIX:5w SYD:2 MEL:2' },
  },
  {
    code: 'MS', name: 'EgyptAir', country: 'EG', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.84, numbers: [10, 700], fleet: { short: '738 32N', long: '789 333 77W' }, codeshares: 'LH LX OS TK',
    routes: { CAI: 'JFK:1 IAD:4w YYZ:4w MAD:1 BCN:1 CDG:2 LHR:2 AMS:1 BRU:1 FRA:2 MUC:1 ZRH:1 GVA:4w VIE:1 FCO:2 MXP:1 ATH:2 IST:3 TUN:1 CMN:1 AMM:3 BEY:2 DXB:3 RUH:5 JED:6 NBO:1 JNB:4w DEL:4w BOM:4w BKK:4w PEK:3w NRT:2w' },
  },
  {
    code: 'AT', name: 'Royal Air Maroc', country: 'MA', alliance: 'ONEWORLD', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.86, numbers: [400, 700], fleet: { short: '738 7M8', long: '788 789' }, codeshares: 'IB QR AA', interline: 'G3',
    routes: { CMN: 'GRU:4w JFK:1 MIA:3w IAD:3w YUL:1 MAD:3 BCN:2 AGP:1 LIS:2 CDG:3 ORY:5 NCE:1 LYS:2 MRS:2 TLS:2 LHR:2 LGW:1 MAN:3w AMS:1 BRU:2 FRA:1 MUC:4w ZRH:4w GVA:1 FCO:1 MXP:1 BLQ:1 IST:2 TUN:1 CAI:1 DOH:1 DXB:4w LOS:5w RAK:5' },
  },
  {
    code: 'ET', name: 'Ethiopian Airlines', country: 'ET', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.86, numbers: [100, 500], fleet: { short: '738 7M8', long: '359 788 789 77W' }, codeshares: 'LH SQ UA',
    routes: { ADD: 'GRU:5w IAD:1 EWR:4w ORD:3w YYZ:5w MAD:4w LHR:1 MAN:4w CDG:1 BRU:5w FRA:1 ZRH:3w GVA:3w VIE:5w FCO:1 MXP:5w ATH:4w CPH:3w ARN:4w IST:1 TLV:1 CAI:1 DXB:3 DOH:1 RUH:1 JED:2 NBO:4 JNB:2 CPT:1 LAD:1 LOS:1 DEL:1 BOM:2 BKK:1 SIN:4w KUL:3w HKG:1 PEK:1 PVG:1 ICN:1 NRT:4w' },
  },
  {
    code: 'SQ', name: 'Singapore Airlines', country: 'SG', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'EK', level: 1.08, numbers: [900, 10], fleet: { short: '738 7M8', long: '359 781 77W 388' }, codeshares: 'LH NH TK UA LX', interline: 'AV',
    routes: { SIN: 'JFK:1 EWR:1 LAX:2 SFO:2 SEA:4w LHR:4 MAN:5w CDG:2 AMS:1 FRA:2 MUC:1 ZRH:1 FCO:4w MXP:1 BCN:5w CPH:4w IST:5w DXB:1 JNB:1 CPT:5w DEL:2 BOM:2 MLE:2 CMB:2 BKK:5 HKT:4 KUL:8 DPS:5 CGK:9 MNL:4 SGN:4 HAN:2 HKG:5 TPE:3 PEK:3 PVG:4 ICN:4 HND:4 NRT:2 KIX:2 SYD:4 MEL:4 BNE:4 AKL:3' },
  },
  {
    code: 'CX', name: 'Cathay Pacific', country: 'HK', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'EK', level: 1.03, numbers: [900, 100], fleet: { short: '32Q 321', long: '359 351 77W 333' }, codeshares: 'BA AA IB JL AY',
    routes: { HKG: 'JFK:3 BOS:1 ORD:1 DFW:4w LAX:3 SFO:3 YVR:2 YYZ:2 LHR:5 MAN:1 CDG:1 AMS:1 FRA:1 MUC:4w ZRH:5w MAD:4w BCN:4w FCO:5w MXP:5w BRU:4w DXB:1 RUH:3w JNB:5w DEL:2 BOM:1 BKK:6 HKT:2 SIN:7 KUL:4 DPS:3 CGK:4 MNL:6 SGN:4 HAN:3 TPE:12 PEK:6 PVG:8 ICN:5 HND:2 NRT:5 KIX:5 SYD:4 MEL:2 BNE:1 AKL:1 CMB:4w' },
  },
  {
    code: 'NH', name: 'ANA', country: 'JP', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'EK', level: 1.06, numbers: [400, 10], fleet: { short: '321 32Q 738', long: '789 788 781 77W' }, codeshares: 'UA LH AC SQ LX OS AV',
    routes: { HND: 'JFK:2 IAD:1 ORD:2 IAH:1 LAX:2 SFO:1 SEA:1 YVR:1 LHR:1 CDG:1 FRA:2 MUC:1 VIE:3w IST:4w MXP:3w ARN:3w BKK:3 SIN:2 HKG:2 TPE:2 PEK:2 PVG:2 ICN:3 MNL:1 SGN:1 CGK:1 DEL:1 SYD:2 HNL:1 KIX:5', NRT: 'LAX:1 SFO:5w ORD:5w MEX:1 HNL:2 BKK:1 SIN:1 SGN:1 TPE:1 HKG:1 BRU:2w BOM:3w' },
  },
  {
    code: 'JL', name: 'Japan Airlines', country: 'JP', alliance: 'ONEWORLD', kind: 'NETWORK', channels: GDS, fares: 'EK', level: 1.05, numbers: [200, 10], fleet: { short: '738 73H', long: '789 788 351 77W' }, codeshares: 'AA BA IB AY QR CX',
    routes: { HND: 'JFK:2 ORD:1 DFW:2 LAX:2 SFO:2 LHR:2 CDG:1 HEL:1 DOH:1 BKK:2 SIN:2 HKG:1 TPE:2 PEK:1 PVG:2 ICN:3 MNL:1 SGN:1 DEL:1 SYD:1 HNL:2 KIX:6', NRT: 'LAX:1 BOS:1 SEA:4w SAN:5w YVR:1 FRA:1 BKK:2 SIN:1 KUL:1 CGK:1 MNL:1 HAN:1 SGN:1 HNL:2 MEL:4w' },
  },
  {
    code: 'KE', name: 'Korean Air', country: 'KR', alliance: 'SKYTEAM', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 1, numbers: [1100, 10], fleet: { short: '738 7M8 32Q', long: '789 781 77W 359 388' }, codeshares: 'DL AF KL AM',
    routes: { ICN: 'JFK:2 IAD:1 ATL:1 ORD:1 DFW:5w LAX:3 SFO:2 SEA:1 LAS:4w YYZ:1 YVR:1 LHR:1 CDG:1 AMS:5w FRA:1 ZRH:3w MAD:3w FCO:5w MXP:3w PRG:3w VIE:3w IST:5w DXB:5w DEL:4w BKK:4 HKT:2 SIN:4 KUL:2 DPS:2 CGK:1 MNL:3 SGN:4 HAN:4 HKG:4 TPE:4 PEK:3 PVG:4 HND:3 NRT:4 KIX:4 HNL:1 SYD:1 BNE:5w AKL:5w' },
  },
  {
    code: 'TG', name: 'Thai Airways', country: 'TH', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.96, numbers: [200, 400], fleet: { short: '320 32Q', long: '359 789 77W 788' }, codeshares: 'LH NH TK LX SQ',
    routes: { BKK: 'LHR:2 CDG:1 FRA:2 MUC:1 ZRH:1 BRU:5w CPH:1 ARN:1 OSL:1 MXP:1 IST:1 DEL:3 BOM:2 CMB:1 SIN:5 KUL:3 DPS:2 CGK:3 MNL:2 SGN:2 HAN:2 HKG:5 TPE:4 PEK:2 PVG:2 ICN:3 HND:2 NRT:3 KIX:2 SYD:2 MEL:2 HKT:8' },
  },
  {
    code: 'QF', name: 'Qantas', country: 'AU', alliance: 'ONEWORLD', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 1.05, numbers: [400, 10], fleet: { short: '738 32Q', long: '789 388 333' }, codeshares: 'LA AA BA IB JL AF', interline: 'EK',
    routes: { SYD: 'SCL:4w LAX:1 DFW:5w HNL:4w JNB:5w SIN:2 HKG:1 HND:1 MNL:5w CGK:5w DPS:2 BKK:1 DEL:3w AKL:5 MEL:16 BNE:14', MEL: 'LAX:5w SIN:1 HND:4w DEL:3w AKL:3 BNE:9', BNE: 'LAX:1 AKL:2 SIN:1' },
  },
  {
    code: 'AI', name: 'Air India', country: 'IN', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'SIMPLE', level: 0.86, numbers: [600, 100], fleet: { short: '32N 320 32Q', long: '788 359 77W' }, codeshares: 'LH SQ NH AC',
    routes: { DEL: 'JFK:1 EWR:4w ORD:3w IAD:3w SFO:5w YYZ:1 YVR:1 LHR:3 CDG:1 AMS:4w FRA:1 CPH:3w VIE:3w MXP:3w DXB:3 SIN:2 BKK:3 HKG:1 HND:4w ICN:3w SYD:1 MEL:5w BOM:14', BOM: 'LHR:2 JFK:1 EWR:3w SIN:1 DXB:3' },
  },
];
