/** Voids or refunds the tickets of a reference at the GDS, as the consolidator does on a person's request. */
export async function takeTicketsBack(sandboxUrl: string, code: string): Promise<void> {
  const { orders }: { orders: { id: string; reference: string }[] } = (await (
    await fetch(`${sandboxUrl}/control/gds/orders`)
  ).json()) as never;
  for (const { id } of orders.filter(({ reference }) => reference === code))
    await fetch(`${sandboxUrl}/control/gds/orders/${id}/taken-back`, { method: 'POST' });
}
