import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { expect, it } from 'vitest';

const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

it('leaves no timer in Node, so that a build that renders pages ends', () => {
  const before = countTimers();
  const client = makeQueryClient();

  const queries = ['a', 'b', 'c'].map((key) =>
    client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: [key] })),
  );

  expect(queries).toHaveLength(3);
  expect(countTimers()).toBe(before);
});
