import { componentTokens } from 'virtual:component-tokens';
import { token } from '../../tokens/tokens.ts';
import { scrolling, swatch } from './blocks.styles.ts';

/** Returns the value of a token, or undefined for groups and functions. */
function valueOf(name: string): string | undefined {
  let value: unknown = token;
  for (const key of name.split('.')) value = value instanceof Object ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const isColor = (name: string) =>
  /^(surface|text|border|action|play|accent|success|warning|danger|info|focus|chart|art|quiet)\./.test(name);

/** The tokens that the styles of a component use, with their CSS variables. */
export function Tokens({ of }: { of: string }) {
  const rows = (componentTokens[of] ?? []).flatMap((name) => {
    const value = valueOf(name);
    return value === undefined ? [] : [{ name, value }];
  });
  if (rows.length === 0) return <p>It uses no tokens of its own.</p>;
  return (
    <details>
      <summary>{rows.length} design tokens</summary>
      <div css={scrolling}>
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">CSS</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <td>
                  <code>{`token.${name}`}</code>
                </td>
                <td>
                  {isColor(name) && <span css={swatch} style={{ background: value }} />}
                  <code>{value}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
