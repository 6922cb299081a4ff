import { BOTH, GDS, NDC, type AirlineRow } from './airlineRow';

export const europe: readonly AirlineRow[] = [
  {
    code: 'IB', name: 'Iberia', country: 'ES', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'IB', level: 1.02, numbers: [1400, 101], fleet: { short: '320 32N 321 319', long: '359 332 333' }, codeshares: 'BA AA VY AY QR JL', interline: 'LA CM', operators: 'LPA:I2',
    routes: {
      MAD: 'BOG:3 UIO:1 GYE:4w LIM:2 SCL:1 EZE:3 COR:3w GRU:2 GIG:1 REC:3w FOR:3w MVD:1 CCS:3w MEX:3 GUA:1 SJO:1 PTY:1 SDQ:1 SJU:1 HAV:4w MIA:3 JFK:3 BOS:1 ORD:1 IAD:5w LAX:1 SFO:3w DFW:4w YYZ:4w BCN:16 BIO:6 SVQ:3 SCQ:5 PMI:5 IBZ:3 LPA:6 TFN:6 AGP:5 VLC:4 ALC:4 LIS:5 OPO:4 CDG:2 ORY:6 NCE:3 MRS:3 LYS:3 TLS:4 LHR:6 LGW:2 DUB:2 EDI:1 AMS:4 BRU:5 LUX:2 FRA:4 MUC:4 BER:3 HAM:2 DUS:3 ZRH:4 GVA:5 VIE:2 FCO:6 LIN:4 MXP:2 VCE:3 BLQ:3 FLR:2 NAP:2 ATH:2 PRG:2 BUD:1 CPH:2 ARN:1 OSL:1 WAW:1 IST:1 CMN:3 RAK:3 CAI:4w TLV:1 DOH:1 HND:4w',
      LPA: 'TFN:8 IBZ:3w',
    },
  },
  {
    code: 'UX', name: 'Air Europa', country: 'ES', alliance: 'SKYTEAM', kind: 'NETWORK', channels: BOTH, fares: 'UX', level: 0.94, numbers: [4000, 10], fleet: { short: '738', long: '788 789' }, codeshares: 'AF KL DL AR TK', interline: 'CM AV VY',
    routes: { MAD: 'BOG:1 MDE:5w UIO:5w GYE:3w LIM:1 EZE:1 COR:4w MVD:5w ASU:4w VVI:5w GRU:1 SSA:3w CCS:4w HAV:5w SDQ:1 PUJ:5w PTY:5w SAP:2w XPL:2w MIA:1 JFK:1 CUN:4w BCN:7 PMI:7 LPA:4 TFN:4 AGP:4 IBZ:2 VLC:1 ALC:1 SVQ:1 LIS:4 OPO:2 ORY:4 CDG:3 AMS:3 BRU:3 FRA:3 MUC:2 DUS:1 ZRH:2 FCO:4 MXP:3 VCE:2 LGW:3 IST:1 TUN:4w RAK:1 TLV:4w' },
  },
  {
    code: 'VY', name: 'Vueling', country: 'ES', kind: 'LOW_COST', channels: NDC, fares: 'VY', level: 0.68, numbers: [1000, 6000], fleet: { short: '320 32N 321' }, interline: 'IB BA QR',
    routes: { BCN: 'MAD:6 SVQ:8 AGP:7 BIO:6 SCQ:4 PMI:9 IBZ:6 LPA:3 TFN:3 ALC:4 ORY:7 CDG:2 NCE:2 LYS:2 LGW:5 MAN:2 DUB:2 EDI:1 AMS:5 BRU:4 FCO:7 MXP:4 VCE:3 FLR:3 NAP:3 BLQ:2 CTA:1 PMO:1 LIS:4 OPO:3 ZRH:3 GVA:3 MUC:2 BER:3 HAM:2 CPH:2 PRG:2 BUD:1 VIE:2 ATH:2 CMN:2 RAK:2 CAI:3w', ORY: 'AGP:2 SVQ:2 BIO:2 VLC:2 ALC:2', FCO: 'ORY:2 CTA:2 IBZ:1' },
  },
  {
    code: 'TP', name: 'TAP Air Portugal', country: 'PT', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'TP', level: 0.96, numbers: [1900, 10], fleet: { short: '32N 320 321 32Q', long: '339 332' }, codeshares: 'UA AC LH LX AD AV OS', interline: 'G3 B6',
    routes: { LIS: 'GRU:3 GIG:2 BSB:1 SSA:1 REC:2 FOR:2 NAT:4w BEL:4w CNF:1 POA:5w FLN:3w CCS:3w CUN:4w JFK:1 EWR:2 BOS:2 IAD:1 MIA:2 ORD:5w SFO:5w LAX:5w YYZ:1 YUL:5w MAD:7 BCN:6 AGP:2 SVQ:2 BIO:2 VLC:1 ALC:1 SCQ:1 OPO:9 FAO:3 ORY:6 CDG:1 NCE:2 LYS:2 MRS:2 TLS:2 LHR:6 LGW:2 MAN:2 DUB:2 AMS:4 BRU:4 LUX:3 FRA:4 MUC:3 BER:2 HAM:2 DUS:2 ZRH:4 GVA:4 FCO:4 MXP:3 VCE:2 FLR:2 NAP:1 ATH:4w PRG:1 BUD:1 VIE:1 WAW:1 CPH:2 ARN:1 OSL:1 HEL:5w CMN:2 RAK:1 LAD:1 TLV:5w', OPO: 'EWR:4w GRU:2w MAD:3 GVA:2 ORY:3 LGW:1' },
  },
  {
    code: 'AF', name: 'Air France', country: 'FR', alliance: 'SKYTEAM', kind: 'NETWORK', channels: BOTH, fares: 'AF', level: 1.03, numbers: [6000, 400], fleet: { short: '320 321 223 319', long: '359 789 77W 772 332' }, codeshares: 'KL DL AM UX AR KE WS', interline: 'LA G3 CM',
    routes: { CDG: 'BOG:1 LIM:5w SCL:1 EZE:1 GRU:2 GIG:1 FOR:3w SSA:3w PTY:1 SJO:4w MEX:2 CUN:1 HAV:5w SDQ:1 PUJ:5w MIA:2 JFK:5 EWR:1 BOS:1 IAD:2 ORD:1 ATL:2 DFW:4w IAH:1 LAX:3 SFO:1 SEA:5w MCO:4w YYZ:1 YUL:2 YVR:4w MAD:5 BCN:6 AGP:1 SVQ:2 VLC:3 BIO:2 LIS:5 OPO:3 NCE:8 LYS:4 MRS:6 TLS:6 LHR:7 MAN:4 EDI:3 DUB:4 AMS:8 BRU:1 FRA:5 MUC:5 BER:5 HAM:4 DUS:3 ZRH:5 GVA:6 VIE:4 FCO:6 LIN:6 VCE:5 FLR:4 NAP:3 BLQ:3 ATH:4 PRG:3 BUD:4 WAW:4 KRK:1 OTP:3 SOF:2 ZAG:2 BEG:1 CPH:5 ARN:4 OSL:3 HEL:2 IST:3 TLV:2 BEY:1 CAI:1 CMN:4 RAK:3 TUN:4 DXB:1 DOH:1 RUH:4w DEL:1 BOM:1 BKK:1 SIN:1 HKG:1 PVG:1 PEK:1 HND:2 NRT:1 KIX:5w ICN:1 SGN:4w JNB:1 CPT:4w NBO:1 LOS:1 LAD:3w', ORY: 'NCE:8 TLS:9 MRS:4' },
  },
  {
    code: 'KL', name: 'KLM', country: 'NL', alliance: 'SKYTEAM', kind: 'NETWORK', channels: BOTH, fares: 'KL', level: 1, numbers: [900, 700], fleet: { short: '738 73H 32Q E90', long: '789 781 77W 332' }, codeshares: 'AF DL AM KE WS UX', interline: 'LA CM G3',
    routes: { AMS: 'BOG:1 CTG:4w UIO:1 GYE:4w LIM:1 SCL:5w EZE:5w GRU:1 GIG:1 FOR:2w PTY:1 SJO:4w MEX:1 CUN:5w AUA:1 CUR:2 SXM:3w PBM:5w JFK:2 BOS:1 ATL:2 IAD:1 ORD:1 IAH:1 LAX:1 SFO:1 YYZ:2 YUL:5w YVR:1 YYC:1 MAD:4 BCN:4 AGP:2 VLC:2 ALC:1 BIO:2 LIS:3 OPO:3 NCE:3 LYS:3 TLS:3 LHR:9 MAN:5 EDI:4 DUB:3 BRU:3 LUX:4 FRA:5 MUC:5 BER:5 HAM:5 DUS:3 ZRH:5 GVA:4 VIE:4 FCO:4 MXP:2 LIN:2 VCE:3 FLR:2 NAP:1 ATH:2 PRG:4 BUD:4 WAW:4 KRK:2 OTP:2 ZAG:2 CPH:5 ARN:4 OSL:4 HEL:3 IST:2 TLV:1 CAI:4w DXB:1 DEL:1 BOM:1 BKK:1 SIN:1 KUL:5w DPS:1 CGK:1 MNL:4w HKG:5w PVG:5w PEK:5w NRT:1 KIX:5w ICN:1 TPE:3w JNB:1 CPT:1 NBO:1' },
  },
  {
    code: 'LH', name: 'Lufthansa', country: 'DE', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'LH', level: 1.04, numbers: [100, 400], fleet: { short: '32N 320 321 319', long: '359 343 789 333' }, codeshares: 'LX OS SN UA AC AV TP NH SQ', interline: 'LA CM',
    routes: {
      FRA: 'BOG:1 GRU:1 GIG:5w EZE:1 MEX:1 CUN:4w PUJ:3w SJO:4w PTY:3w HAV:2w MIA:1 MCO:5w JFK:2 EWR:1 BOS:1 IAD:1 ORD:1 ATL:1 DFW:1 IAH:1 DEN:1 LAX:1 SFO:1 SEA:1 YYZ:1 YUL:5w YVR:1 MAD:5 BCN:5 AGP:2 PMI:4 VLC:3 BIO:3 SVQ:1 LIS:4 OPO:3 CDG:6 NCE:4 LYS:4 MRS:3 TLS:4 LHR:9 MAN:3 EDI:2 DUB:4 AMS:6 BRU:5 LUX:4 HAM:12 BER:13 MUC:13 DUS:8 ZRH:7 GVA:6 VIE:7 FCO:6 LIN:5 MXP:2 VCE:4 FLR:4 NAP:3 BLQ:4 ATH:3 PRG:5 BUD:5 WAW:5 KRK:4 OTP:4 SOF:3 ZAG:4 BEG:3 CPH:6 ARN:5 OSL:4 HEL:3 IST:3 TLV:2 CAI:1 AMM:1 BEY:1 DXB:1 RUH:1 DEL:1 BOM:1 BKK:1 SIN:1 HKG:1 PVG:1 PEK:1 HND:1 ICN:1 JNB:1 CPT:1 ADD:5w LOS:5w MLE:2w',
      MUC: 'GRU:1 MEX:4w EWR:1 ORD:1 BOS:1 IAD:1 LAX:1 SFO:1 MIA:4w MAD:4 BCN:4 LIS:4 CDG:6 LHR:6 AMS:5 BRU:4 HAM:10 BER:9 DUS:9 FCO:5 MXP:4 VCE:4 NAP:3 ATH:3 VIE:4 IST:2 HND:1 ICN:4w DEL:1 BKK:5w CPT:1',
    },
  },
  {
    code: 'LX', name: 'SWISS', country: 'CH', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'LH', level: 1.05, numbers: [2800, 10], fleet: { short: '223 320 32N', long: '333 343 77W' }, codeshares: 'LH OS SN UA AC TP', interline: 'LA AV',
    routes: { ZRH: 'GRU:1 EZE:5w JFK:2 EWR:1 BOS:1 IAD:1 ORD:1 MIA:1 LAX:1 SFO:1 YYZ:1 YUL:1 MAD:3 BCN:4 AGP:2 PMI:3 VLC:2 LIS:3 OPO:3 CDG:5 NCE:4 LHR:6 LGW:1 MAN:2 EDI:1 DUB:2 AMS:5 BRU:4 HAM:4 BER:5 DUS:4 VIE:5 FCO:4 MXP:3 VCE:2 FLR:2 NAP:2 ATH:2 PRG:4 BUD:3 WAW:3 CPH:3 ARN:3 OSL:2 IST:2 TLV:2 CAI:4w DXB:1 DEL:1 BOM:1 BKK:1 SIN:1 HKG:1 PVG:5w NRT:1 ICN:4w JNB:1 CPT:3w GVA:9' },
  },
  {
    code: 'OS', name: 'Austrian', country: 'AT', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'EURO', level: 1, numbers: [900, 100], fleet: { short: '320 321 32N E95', long: '763 772 789' }, codeshares: 'LH LX SN UA AC',
    routes: { VIE: 'JFK:1 EWR:1 ORD:1 IAD:1 LAX:5w YUL:5w MAD:1 BCN:2 CDG:4 LHR:4 AMS:3 BRU:4 HAM:3 BER:5 DUS:4 ZRH:5 GVA:3 FCO:3 MXP:3 VCE:2 NAP:1 ATH:3 PRG:3 BUD:3 WAW:3 KRK:3 OTP:4 SOF:3 BEG:3 ZAG:2 CPH:3 ARN:3 IST:2 TLV:2 AMM:5w CAI:1 BKK:1 NRT:5w' },
  },
  {
    code: 'SN', name: 'Brussels Airlines', country: 'BE', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'EURO', level: 0.96, numbers: [900, 2000], fleet: { short: '319 320 32N', long: '333' }, codeshares: 'LH LX OS UA AC',
    routes: { BRU: 'JFK:1 IAD:5w YUL:3w MAD:3 BCN:3 AGP:2 LIS:3 OPO:2 NCE:3 LYS:3 MRS:2 LHR:3 MAN:2 FRA:1 BER:4 HAM:3 GVA:4 VIE:3 FCO:3 MXP:3 VCE:2 NAP:1 ATH:2 PRG:3 BUD:2 WAW:3 CPH:3 ARN:2 OSL:2 LAD:2w' },
  },
  {
    code: 'BA', name: 'British Airways', country: 'GB', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'BA', level: 1.05, numbers: [1400, 10], fleet: { short: '320 32N 321 319', long: '789 781 351 77W 388' }, codeshares: 'IB AA VY QR AY JL CX', interline: 'LA',
    routes: {
      LHR: 'GRU:2 GIG:1 EZE:1 SCL:5w MEX:1 SJO:2w NAS:4w BGI:1 MIA:3 JFK:8 EWR:3 BOS:4 IAD:3 PHL:2 ATL:1 ORD:3 DFW:2 IAH:2 AUS:1 DEN:1 PHX:1 LAS:1 LAX:3 SAN:1 SFO:2 SEA:2 MSY:4w BNA:5w YYZ:2 YUL:1 YVR:1 MAD:5 BCN:6 AGP:4 PMI:2 IBZ:1 LIS:4 FAO:2 CDG:6 NCE:5 LYS:3 TLS:3 MRS:3 MAN:6 EDI:10 DUB:8 AMS:8 BRU:5 LUX:3 FRA:7 MUC:6 BER:7 HAM:4 DUS:4 ZRH:7 GVA:8 VIE:4 FCO:6 LIN:6 VCE:4 PRG:4 BUD:4 WAW:3 KRK:2 OTP:2 SOF:2 ATH:4 CPH:5 ARN:5 OSL:4 HEL:3 IST:2 TLV:2 CAI:1 AMM:4w RAK:2 DXB:2 DOH:2 RUH:1 JED:4w DEL:2 BOM:2 SIN:2 HKG:2 PVG:1 PEK:4w HND:2 ICN:4w BKK:5w KUL:1 JNB:2 CPT:2 NBO:1 LOS:1 MLE:4w',
      LGW: 'CUN:1 PUJ:3w MBJ:3w MCO:2 TPA:1 LAS:3w AGP:4 PMI:2 ALC:2 FAO:2 TFN:2 NCE:2 NAP:2 VCE:2 DBV:1 AYT:1 RAK:1 EDI:3 JFK:1 POS:3w SXM:2w',
    },
  },
  {
    code: 'EI', name: 'Aer Lingus', country: 'IE', kind: 'NETWORK', channels: BOTH, fares: 'SIMPLE', level: 0.93, numbers: [300, 100], fleet: { short: '320 32N', long: '333 32Q' }, codeshares: 'BA IB', interline: 'UA B6',
    routes: { DUB: 'JFK:2 EWR:1 BOS:2 IAD:1 ORD:2 LAX:1 SFO:1 MCO:4w MIA:3w CUN:3w YYZ:1 MAD:2 BCN:2 AGP:3 LIS:2 FAO:2 CDG:3 NCE:1 LHR:10 LGW:3 MAN:5 EDI:4 AMS:4 BRU:2 FRA:2 MUC:2 BER:1 ZRH:1 GVA:1 FCO:2 LIN:1 VCE:4w ATH:4w' },
  },
  {
    code: 'AY', name: 'Finnair', country: 'FI', alliance: 'ONEWORLD', kind: 'NETWORK', channels: BOTH, fares: 'EURO', level: 0.97, numbers: [300, 10], fleet: { short: '320 321 E90', long: '359 333' }, codeshares: 'BA IB AA JL QR',
    routes: { HEL: 'JFK:1 DFW:5w LAX:4w ORD:3w MIA:3w MAD:2 BCN:2 AGP:1 LIS:1 CDG:4 LHR:5 MAN:2 EDI:4w AMS:4 BRU:2 FRA:4 MUC:3 BER:4 HAM:3 DUS:2 ZRH:2 GVA:1 VIE:2 FCO:1 MXP:2 PRG:2 BUD:2 WAW:2 CPH:5 ARN:7 OSL:4 DOH:2 DEL:5w BKK:1 SIN:1 HKG:5w HND:1 NRT:1 KIX:5w ICN:1 PVG:3w' },
  },
  {
    code: 'SK', name: 'SAS', country: 'SE', alliance: 'SKYTEAM', kind: 'NETWORK', channels: GDS, fares: 'EURO', level: 0.97, numbers: [400, 900], fleet: { short: '32N 320 738', long: '333 359' }, codeshares: 'AF KL DL',
    routes: { CPH: 'JFK:1 EWR:1 BOS:1 IAD:1 ORD:1 ATL:5w SFO:5w LAX:1 MIA:5w YYZ:4w MAD:2 BCN:2 AGP:3 LIS:1 CDG:4 NCE:2 LHR:5 MAN:3 EDI:2 DUB:3 AMS:5 BRU:4 FRA:4 MUC:4 BER:4 HAM:4 ZRH:3 GVA:2 VIE:2 FCO:2 MXP:3 ATH:1 PRG:2 WAW:3 OSL:13 ARN:14 HEL:5 KEF:2 HND:1 BKK:4w PVG:4w', ARN: 'EWR:1 JFK:5w LHR:3 AGP:1 OSL:9 HEL:5', OSL: 'EWR:1 LHR:3 AGP:2' },
  },
  {
    code: 'LO', name: 'LOT', country: 'PL', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'EURO', level: 0.92, numbers: [3900, 10], fleet: { short: '738 7M8 E95 E90', long: '788 789' }, codeshares: 'LH LX OS TP',
    routes: { WAW: 'JFK:1 EWR:1 ORD:1 LAX:4w MIA:3w YYZ:1 MAD:2 BCN:2 LIS:1 CDG:3 LHR:3 AMS:3 BRU:3 FRA:4 MUC:3 ZRH:3 GVA:2 VIE:4 FCO:2 MXP:2 PRG:4 BUD:4 OTP:3 ATH:1 CPH:3 ARN:2 IST:2 TLV:2 KRK:6 ICN:5w NRT:4w DEL:4w' },
  },
  {
    code: 'AZ', name: 'ITA Airways', country: 'IT', alliance: 'STAR', kind: 'NETWORK', channels: BOTH, fares: 'EURO', level: 0.96, numbers: [1400, 600], fleet: { short: '320 32N 223 319', long: '339 359' }, codeshares: 'LH LX OS SN AV TP',
    routes: { FCO: 'GRU:1 GIG:1 EZE:1 JFK:2 BOS:1 MIA:1 IAD:5w ORD:5w LAX:1 SFO:5w YYZ:4w MAD:3 BCN:3 AGP:1 PMI:1 CDG:4 NCE:3 LHR:1 AMS:4 BRU:4 FRA:4 MUC:4 DUS:1 ZRH:3 GVA:3 ATH:4 TLV:2 CAI:1 TUN:1 RUH:5w JED:4w DEL:1 HND:1 BKK:4w LIN:12 MXP:1 VCE:4 NAP:3 CTA:9 PMO:8 BLQ:3 FLR:3', LIN: 'LHR:5 CDG:4 AMS:3 BRU:3 FRA:3 CTA:5 PMO:4 NAP:4 MAD:1' },
  },
  {
    code: 'A3', name: 'Aegean', country: 'GR', alliance: 'STAR', kind: 'NETWORK', channels: GDS, fares: 'EURO', level: 0.9, numbers: [200, 600], fleet: { short: '32N 320 32Q', props: 'AT7' }, codeshares: 'LH LX OS UA AV TP',
    routes: { ATH: 'MAD:2 BCN:2 LIS:1 CDG:4 NCE:1 LHR:4 MAN:4w DUB:4w AMS:2 BRU:3 FRA:4 MUC:4 BER:3 DUS:2 ZRH:3 GVA:2 VIE:3 FCO:4 MXP:4 VCE:1 PRG:2 BUD:2 WAW:1 OTP:3 SOF:2 BEG:2 IST:3 TLV:3 CAI:2 AMM:4w BEY:1 DXB:4w RUH:3w JTR:7' },
  },
  {
    code: 'FR', name: 'Ryanair', country: 'IE', kind: 'LOW_COST', channels: NDC, fares: 'FR', level: 0.5, numbers: [500, 1000], fleet: { short: '738 7M8' },
    routes: { MAD: 'PMI:4 IBZ:3 LPA:3 TFN:2 SCQ:2 BGY:3 FCO:2 BLQ:2 VCE:1 NAP:1 STN:3 MAN:2 DUB:3 BRU:1 OPO:3 LIS:1 MRS:2 TLS:1 BER:1 BUD:1 KRK:1 RAK:3 PMO:1 MLA:1', STN: 'DUB:7 BCN:3 AGP:4 ALC:4 PMI:3 BGY:5 FCO:3 VCE:2 BER:2 OPO:3 LIS:3 EDI:4 KRK:3 BUD:2 ATH:2 RAK:2 FAO:3', BGY: 'BCN:3 FCO:1 CTA:4 PMO:3 LIS:2 BER:1 ATH:2 BRU:1 IBZ:2 AGP:2', BCN: 'FCO:3 BLQ:2 DUB:3 BRU:2 PMI:4 IBZ:3 SVQ:3 SCQ:3 OPO:3 MAN:2' },
  },
  {
    code: 'U2', name: 'easyJet', country: 'GB', kind: 'LOW_COST', channels: NDC, fares: 'FR', level: 0.62, numbers: [100, 2000], fleet: { short: '320 32N 319' },
    routes: { LGW: 'AGP:6 BCN:6 MAD:3 ALC:4 PMI:5 IBZ:3 LIS:4 OPO:2 FAO:5 CDG:4 NCE:5 TLS:3 LYS:2 AMS:7 BER:5 GVA:8 ZRH:3 VIE:2 MXP:5 FCO:3 VCE:4 NAP:4 ATH:3 CPH:3 PRG:2 BUD:2 KRK:2 EDI:5 RAK:2', MXP: 'CDG:4 ORY:2 AMS:4 BCN:3 MAD:2 LIS:3 BER:2 NAP:4 CTA:5 PMO:4 IBZ:2 JTR:1', ORY: 'NCE:6 TLS:5 BCN:2 LIS:3 GVA:4' },
  },
  {
    code: '2W', name: 'World2Fly', country: 'ES', kind: 'LOW_COST', channels: NDC, fares: 'SIMPLE', level: 0.78, numbers: [100, 300], fleet: { long: '359 333' },
    routes: { MAD: 'PUJ:5w CUN:5w HAV:3w', LIS: 'PUJ:2w CUN:2w' },
  },
];
