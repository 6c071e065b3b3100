import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { en } from './accessibility.messages.ts';
import { summary } from './AccessibilityPage.styles.ts';
import { criteria, type Level, type Product, products } from './conformance.ts';

export function Report() {
  const t = useMessages(en);
  const countOf = (product: Product, level: Level) =>
    criteria.filter(({ results }) => results[product].level === level).length;
  return (
    <>
      <div css={summary}>
        {products.map((product) => (
          <p key={product}>
            {t('accessibility.report.summary', {
              product: t(`accessibility.${product}`),
              supported: countOf(product, 'supports'),
              notApplicable: countOf(product, 'not-applicable'),
              count: criteria.length,
            })}
          </p>
        ))}
        <ul>
          <li>
            <Link href="/accessibility/conformance-report.pdf" variant="standalone" download>
              {t('accessibility.report.pdf')}
            </Link>
          </li>
          {products.map((product) => (
            <li key={product}>
              <Link href={`/accessibility/openacr-${product}.yaml`} variant="standalone" download>
                {t('accessibility.report.file', { product: t(`accessibility.${product}`) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Criteria />
    </>
  );
}

interface Row {
  readonly id: string;
  readonly level: string;
  readonly site: Level;
  readonly game: Level;
  readonly kit: Level;
}

const rows: readonly Row[] = criteria.map(({ number, name, level, results: { site, game, kit } }) => ({
  id: `${number} ${name}`,
  level,
  site: site.level,
  game: game.level,
  kit: kit.level,
}));

/** A term of WCAG, which is in English. */
function Term({ children }: { children: string }) {
  return (
    <span translate="no" lang="en">
      {children}
    </span>
  );
}

const criterionCell = ({ id }: Row) => <Term>{id}</Term>;
const levelCell = ({ level }: Row) => <Term>{level}</Term>;

function Criteria() {
  const t = useMessages(en);
  const columnOf = (product: Product): TableColumn<Row> => ({
    id: product,
    name: t(`accessibility.${product}`),
    cell: (row) => t(`accessibility.${row[product]}`),
  });
  return (
    <Table
      caption={t('accessibility.report.caption')}
      narrow="inline"
      columns={[
        { id: 'id', name: t('accessibility.criterion'), cell: criterionCell },
        { id: 'level', name: t('accessibility.level'), cell: levelCell },
        ...products.map(columnOf),
      ]}
      rows={rows}
    />
  );
}
