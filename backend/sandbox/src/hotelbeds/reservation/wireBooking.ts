import { dayText } from '../../calendar/day';
import { boards } from '../../inventory/boards';
import type { Inventory } from '../../inventory/inventory';
import type { Hotel } from '../../inventory/types';
import { taxesFor } from '../../pricing/taxes';
import { netOf, type BookedRoom, type Booking } from './booking';
import { hotelHeader } from '../hotelHeader';
import { say, type Language } from '../language';
import { hbMoney } from '../money';
import { rateComments } from '../rateComments';
import { wireTaxes } from '../wireTaxes';

/** Supplier whom the voucher of a traveller must name. */
const SUPPLIER = { name: 'Mayorista Hotelera S.A.S. (ficticia)', vatNumber: '900000000-1' };
const INVOICE = {
  code: 'E14',
  company: SUPPLIER.name,
  registrationNumber: SUPPLIER.vatNumber,
};

const statusOf = ({ cancellation }: Booking) => (cancellation ? 'CANCELLED' : 'CONFIRMED');
/** Amount that remains to be paid: the price or, after a cancellation, the penalty. */
const dueOf = (booking: Booking): number => booking.cancellation?.amount ?? netOf(booking);

function wireRoom(
  booking: Booking,
  hotel: Hotel,
  room: BookedRoom,
  index: number,
  language: Language,
) {
  const { board, rateClass, rooms, adults, ages, net, policies } = room;
  const isLive = !booking.cancellation;
  return {
    status: statusOf(booking),
    id: index + 1,
    code: room.roomCode,
    name: say(
      hotel.rooms.find(({ code }) => code === room.roomCode)?.name ?? {
        es: room.roomCode,
        en: room.roomCode,
      },
      language,
    ),
    supplierReference: `${booking.reference.split('-')[1]}M-TQ`,
    paxes: room.paxes,
    rates: [
      {
        rateClass,
        net: hbMoney(isLive ? net : 0),
        rateComments: rateComments(hotel),
        paymentType: 'AT_WEB',
        packaging: false,
        boardCode: board,
        boardName: say(boards[board], language),
        ...(isLive && {
          cancellationPolicies: policies.map(({ amount, from }) => ({
            amount: hbMoney(amount),
            from,
          })),
          ...wireTaxes(taxesFor(hotel, booking.stay, { rooms, adults, ages }, net)),
        }),
        rooms,
        adults,
        children: ages.length,
        ...(ages.length > 0 && { childrenAges: ages.join(',') }),
      },
    ],
  };
}
const header = (
  { reference, clientReference, createdAt, holder, cancellation, ...booking }: Booking,
  creationUser: string,
) => ({
  reference,
  ...(cancellation && { cancellationReference: cancellation.reference }),
  clientReference,
  creationDate: createdAt.slice(0, 10),
  status: cancellation ? 'CANCELLED' : 'CONFIRMED',
  creationUser,
  holder,
  ...(booking.remark && { remark: booking.remark }),
  invoiceCompany: INVOICE,
  currency: 'COP',
});

/** A booking as its confirmation, detail and cancellation show it. `penalty` is only present after a cancellation. */
export function wireBooking(
  stock: Inventory,
  booking: Booking,
  creationUser: string,
  language: Language,
  penalty?: number,
) {
  const hotel = stock.find(booking.hotelCode);
  if (!hotel) throw new RangeError(`no hotel ${booking.hotelCode}`);
  const due = dueOf(booking);
  return {
    ...header(booking, creationUser),
    modificationPolicies: { cancellation: !booking.cancellation, modification: false },
    hotel: {
      checkOut: dayText(booking.stay.checkOut),
      checkIn: dayText(booking.stay.checkIn),
      ...hotelHeader(hotel, language),
      rooms: booking.rooms.map((room, index) => wireRoom(booking, hotel, room, index, language)),
      totalNet: hbMoney(due),
      currency: 'COP',
      supplier: SUPPLIER,
      ...(penalty !== undefined && { cancellationAmount: penalty }),
    },
    totalNet: due,
    pendingAmount: due,
  };
}

/** A booking as the list shows it: without names of rooms, amounts and policies. */
export function wireListed(stock: Inventory, booking: Booking, creationUser: string) {
  const hotel = stock.find(booking.hotelCode);
  const due = dueOf(booking);
  return {
    ...header(booking, creationUser),
    hotel: {
      checkOut: dayText(booking.stay.checkOut),
      checkIn: dayText(booking.stay.checkIn),
      code: booking.hotelCode,
      name: hotel?.name ?? '',
      destinationCode: hotel?.city.code ?? '',
      ...(booking.cancellation && { cancellationAmount: hbMoney(booking.cancellation.amount) }),
      rooms: booking.rooms.map(({ roomCode, paxes, net, board, rooms }, index) => ({
        status: statusOf(booking),
        id: index + 1,
        code: roomCode,
        paxes: paxes.map(({ roomId, type }) => ({ roomId, type })),
        rates: [
          {
            amount: hbMoney(booking.cancellation ? 0 : net),
            paymentType: 'AT_WEB',
            boardCode: board,
            rooms,
          },
        ],
      })),
    },
    totalSellingRate: due,
    totalNet: due,
    pendingAmount: due,
  };
}
