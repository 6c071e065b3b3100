import * as values from '../../tokens/scale.ts';
import { token } from '../../tokens/tokens.ts';
import { face, faces, label, letters, scale, specimen, step, sums, value } from './Type.styles.ts';

const samples = [
  { role: 'hero', variant: 'sign', text: 'Learn math while running your restaurant!' },
  { role: 'h1', variant: 'sign', text: 'Three tables are waiting' },
  { role: 'h2', variant: 'sign', text: 'What you will practice' },
  { role: 'h3', variant: 'sign', text: 'Order of table 2' },
  { role: 'lead', variant: 'text', text: 'Every customer brings a problem on a ticket.' },
  {
    role: 'body',
    variant: 'text',
    text: 'Take the order, work it out, ring the bell. The customer waits while you think.',
  },
  { role: 'label', variant: 'strong', text: 'Serve table 2' },
  { role: 'caption', variant: 'text', text: 'Saved on this device' },
  { role: 'sum', variant: 'strong', text: '2 × $4.50 = $9.00' },
  { role: 'key', variant: 'strong', text: '1 2 3 4 5 6 7 8 9 0' },
  { role: 'fine', variant: 'text', text: 'Money' },
] as const;

const dashboardSamples = [
  { role: 'h1', variant: 'sign', text: 'Mia’s week' },
  { role: 'h2', variant: 'sign', text: 'Making change is getting steady' },
  { role: 'h3', variant: 'strong', text: 'What to practice next' },
  { role: 'body', variant: 'text', text: 'Making change went from 6 in 10 to 8 in 10.' },
  { role: 'label', variant: 'strong', text: 'Class code' },
  { role: 'caption', variant: 'text', text: 'Counted from Monday to Sunday' },
] as const;

/** Formats a size at 100 % text size: `clamp(1rem, …, 1.5rem)` is "16 to 24 px". */
function pixels(size: string): string {
  const ends = [...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Math.round(Number(rem) * 16));
  const [least, most] = [ends.at(0), ends.at(-1)];
  return least === most ? `${least} px` : `${least} to ${most} px`;
}

/** The type scale for children or adults. */
export function TypeScale({ audience }: { audience: 'child' | 'adult' }) {
  const rows =
    audience === 'child'
      ? samples.map((row) => ({ ...row, size: token.type[row.role], value: values.childType[row.role] }))
      : dashboardSamples.map((row) => ({
          ...row,
          size: values.dashboardType[row.role],
          value: values.dashboardType[row.role],
        }));
  return (
    <dl css={scale}>
      {rows.map(({ role, variant, text, size, value: rem }) => (
        <div key={role} css={step}>
          <dt css={label}>
            {role}
            <span css={value}>{pixels(rem)}</span>
          </dt>
          <dd css={specimen} style={{ fontSize: size }} data-variant={variant}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The typefaces, each with characteristic letters. */
export function TypefaceSamples() {
  return (
    <div css={faces}>
      <div css={face}>
        <span css={letters} data-face="display">
          Soup of the day
        </span>
        <p>
          Caprasimo 400. A painted shop sign, for titles, prices and large numbers. Never for paragraphs or answers.
        </p>
      </div>
      <div css={face}>
        <span css={letters} data-face="text">
          Il1 ag 69 0O
        </span>
        <p>Lexend, weights 400, 500 and 650. Single-story a and g, I with serifs, 1 with a flag, open 6 and 9.</p>
      </div>
      <div css={face} data-wide>
        <span css={letters} data-face="display">
          <span lang="he" dir="rtl">
            מסעדה
          </span>{' '}
          <span lang="ar" dir="rtl">
            مطعم
          </span>{' '}
          <span lang="ru">Обед</span>
        </span>
        <span css={letters} data-face="text">
          <span lang="he" dir="rtl">
            מסעדה
          </span>{' '}
          <span lang="ar" dir="rtl">
            مطعم
          </span>{' '}
          <span lang="ru">Обед</span>
        </span>
        <p>Rubik for Hebrew, Arabic and Cyrillic, loaded only by pages with such characters. 800 in titles.</p>
      </div>
    </div>
  );
}

/** Tabular digits. */
export function DigitSamples() {
  return (
    <div css={face}>
      <div css={sums}>
        <span>2 ×</span>
        <span>$4.50</span>
        <span>1 ×</span>
        <span>$11.75</span>
        <span data-total>=</span>
        <span data-total>$20.75</span>
      </div>
      <p>Lexend 650, tabular digits, the same number of decimals in every row.</p>
    </div>
  );
}
