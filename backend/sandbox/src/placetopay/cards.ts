/** A published test card of the vendor. All other numbers are rejected, so that no real card is used. */
export interface TestCard {
  number: string;
  franchise: 'visa' | 'master' | 'diners';
  outcome: 'approve' | 'reject' | 'unfunded' | 'pendingApprove' | 'pendingReject';
}
export const testCards: TestCard[] = [
  { number: '4110760000000081', franchise: 'visa', outcome: 'approve' },
  { number: '5367680000000005', franchise: 'master', outcome: 'approve' },
  { number: '36545400000008', franchise: 'diners', outcome: 'approve' },
  { number: '4110760000000016', franchise: 'visa', outcome: 'reject' },
  { number: '5367680000000013', franchise: 'master', outcome: 'unfunded' },
  { number: '4110760000000073', franchise: 'visa', outcome: 'pendingApprove' },
  { number: '4048370000000037', franchise: 'visa', outcome: 'pendingReject' },
];
export const franchises = {
  visa: { name: 'Visa', code: 'CR_VS' },
  master: { name: 'Mastercard', code: 'CR_MC' },
  diners: { name: 'Diners Club', code: 'CR_DN' },
};
export const findCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/[\s-]/g, ''));
