import type { HotelStay, HotelSupplier, SupplierRate } from '../../products/hotels/ports';

interface RecheckUnderTest {
  /** Address of the vendor's stand-in with its controls. It is known once the tests run. */
  vendorUrl(): string;
  stay: HotelStay;
  /** Name of the re-check call in the stand-in's controls. */
  recheckTarget: string;
}

/** Part of the contract suite of hotel suppliers: a rate whose terms change between its sale and its booking. */
export function describeRecheck(
  { vendorUrl, stay, recheckTarget }: RecheckUnderTest,
  supplier: () => HotelSupplier,
): void {
  const { signal } = new AbortController();
  describe('a repeated check of a rate', () => {
    const again = async (mode: string | undefined, wanted: (rate: SupplierRate) => boolean) => {
      const { rates } = await supplier().details(stay, signal);
      const key = rates.find(wanted)?.key ?? '';
      const first = await supplier().recheck(key, stay, signal);
      if (mode) await stage({ target: recheckTarget, mode, times: 1 });
      const second = await supplier().recheck(key, stay, signal, {
        exchangeRate: undefined,
        isSold: true,
      });
      if (first.kind === 'gone' || second.kind === 'gone') throw new Error('the rate is gone');
      return { first, second };
    };
    const stage = async (fault: object) => {
      const reply = await fetch(`${vendorUrl()}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      expect(reply.status).toBe(201);
    };

    it('names the same room and the same charges at the hotel', async () => {
      const { first, second } = await again(undefined, () => true);
      expect(first.roomId).toMatch(/./);
      expect([second.roomId, second.atHotel]).toEqual([first.roomId, first.atHotel]);
    });

    it('reports that free cancellation was withdrawn', async () => {
      const { first, second } = await again(
        'nonRefundable',
        ({ cancellation }) => cancellation.refundable,
      );
      expect([first.rate.cancellation.refundable, second.rate.cancellation.refundable]).toEqual([
        true,
        false,
      ]);
    });

    it('reports another board', async () => {
      const { first, second } = await again('roomOnly', ({ board }) => board !== 'RO');
      expect(first.rate.board).not.toBe('RO');
      expect(second.rate.board).toBe('RO');
    });

    it('reports higher charges at the hotel, even after the sale', async () => {
      const { first, second } = await again('hotelCharge', () => true);
      const pesos = ({ atHotel = [] }: typeof first) =>
        atHotel
          .filter(({ currency }) => currency === 'COP')
          .reduce((all, { amount }) => all + Number(amount), 0);
      expect(pesos(second)).toBeGreaterThan(pesos(first));
    });
  });
}
