/** Address, zone and city, without parts that the address contains already. */
export function whereIs(address: string, ...around: string[]): string {
  return around.reduce(
    (said, part) =>
      part === '' || said.includes(part) ? said : [said, part].filter(Boolean).join(', '),
    address,
  );
}
