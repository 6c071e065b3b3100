import { Counter } from '@countertop/design-system/artwork/Counter';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { cheering } from './Stage.styles.ts';

/** Happy customers behind the counter, at the bottom of a scene. */
export function Cheering({ looks }: { looks: readonly number[] }) {
  return (
    <>
      <div css={cheering}>
        {looks.map((look) => (
          <Customer key={look} look={look} mood="happy" />
        ))}
      </div>
      <Counter />
    </>
  );
}
