/** What the consolidator does once a person has asked it to: the tickets of this reference at the GDS are void, or refunded. */
export async function takeTicketsBack(sandboxUrl: string, code: string): Promise<void> {
  const { orders }: { orders: { id: string; reference: string }[] } = (await (
    await fetch(`${sandboxUrl}/control/gds/orders`)
  ).json()) as never;
  for (const { id } of orders.filter(({ reference }) => reference === code))
    await fetch(`${sandboxUrl}/control/gds/orders/${id}/taken-back`, { method: 'POST' });
}
