import { Awning } from '../../artwork/Awning/Awning.tsx';
import { Counter } from '../../artwork/Counter/Counter.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TileWall } from '../../artwork/TileWall/TileWall.tsx';
import { customers, inside, sign, text } from './Welcome.styles.ts';

/** The hero of the welcome page. */
export function WelcomeSign() {
  return (
    <div css={sign}>
      <Awning size="small" />
      <TileWall glaze="start">
        <div css={inside} data-surface="tile">
          <div css={text}>
            <h2>Everything is built from these components</h2>
            <p>Firm controls for small hands, calm pages for adults, and a restaurant full of customers.</p>
            <Link href="./?path=/docs/foundations-all-components--docs" variant="standalone" target="_top">
              See all components
            </Link>
          </div>
          <div css={customers}>
            <Customer look={4} mood="happy" />
            <Customer look={9} mood="waiting" />
            <Customer look={15} mood="happy" />
          </div>
        </div>
      </TileWall>
      <Counter />
    </div>
  );
}
