import { Skeleton, Stack } from '@tiquete/ui';

/** Placeholder of the form's three steps. */
export function CheckoutSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton height={480} radius={20} />
      <Skeleton height={220} radius={20} />
      <Skeleton height={360} radius={20} />
    </Stack>
  );
}
