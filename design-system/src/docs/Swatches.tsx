import { usePreferences } from '../theme/preferences/preferences.ts';
import { themes } from '../tokens/themes/themes.ts';
import { variableName } from '../tokens/tokens.ts';
import { paint, proofsOf, valueOf, type Proof } from './contrast.ts';
import { caption, detail, letters, line, name, sample, swatch, swatches } from './Swatches.styles.ts';

export interface SwatchesProps {
  /** Group of semantic colors. */
  group: keyof typeof themes.default;
}

/** The colors of a group with sample, name, value and tested contrast in the current theme. */
export function Swatches({ group }: SwatchesProps) {
  return (
    <ul css={swatches}>
      {Object.keys(themes.default[group]).map((color) => (
        <Swatch key={color} group={group} color={color} />
      ))}
    </ul>
  );
}

function Swatch({ group, color }: { group: string; color: string }) {
  const { theme } = usePreferences();
  const path = `${group}.${color}`;
  const proofs = proofsOf(path, theme);
  return (
    <li css={swatch}>
      <Sample path={path} proofs={proofs} />
      <div css={caption}>
        <span css={name}>{path}</span>
        <span css={detail}>
          <code>{variableName(group, color)}</code> {valueOf(theme, path)}
        </span>
        <Proven path={path} proofs={proofs} />
      </div>
    </li>
  );
}

function Sample({ path, proofs }: { path: string; proofs: readonly Proof[] }) {
  const onIt = proofs.filter(({ back, kind }) => back === path && kind === 'word');
  const [under] = proofs.filter(({ front }) => front === path);
  if (onIt.length > 0 || !under) {
    return (
      <div css={sample} style={{ background: paint(path) }}>
        {onIt.map(({ front }) => (
          <span key={front} style={{ color: paint(front) }}>
            {front}
          </span>
        ))}
      </div>
    );
  }
  return (
    <div css={sample} style={{ background: paint(under.back) }}>
      {under.kind === 'word' ? (
        <span css={letters} style={{ color: paint(path) }}>
          Aa 128
        </span>
      ) : (
        <span css={line} style={{ background: paint(path) }} />
      )}
    </div>
  );
}

function Proven({ path, proofs }: { path: string; proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <span css={detail}>Decorates; carries no meaning of its own.</span>;
  const least = proofs.reduce((low, proof) => (proof.ratio < low.ratio ? proof : low));
  const other = least.front === path ? `on ${least.back}` : `under ${least.front}`;
  const pairs = proofs.length === 1 ? '1 pair' : `${proofs.length} pairs`;
  return (
    <span css={detail}>
      {pairs} proven, the least {least.ratio.toFixed(1)} : 1 {other}
    </span>
  );
}
