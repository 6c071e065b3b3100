import { usePreferences } from '../../theme/preferences/preferences.ts';
import type { PairContrast } from '../../tokens/contrast.ts';
import { themes } from '../../tokens/themes/themes.ts';
import { variableName } from '../../tokens/tokens.ts';
import { colorVariable, testedContrasts, valueOf } from './contrast.ts';
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
  const contrasts = testedContrasts(path, theme);
  return (
    <li css={swatch}>
      <Sample path={path} contrasts={contrasts} />
      <div css={caption}>
        <span css={name}>{path}</span>
        <span css={detail}>
          <code>{variableName(group, color)}</code> {valueOf(theme, path)}
        </span>
        <ContrastNote path={path} contrasts={contrasts} />
      </div>
    </li>
  );
}

function Sample({ path, contrasts }: { path: string; contrasts: readonly PairContrast[] }) {
  const onIt = contrasts.filter(({ back, kind }) => back === path && kind === 'text');
  const [under] = contrasts.filter(({ front }) => front === path);
  if (onIt.length > 0 || !under) {
    return (
      <div css={sample} style={{ background: colorVariable(path) }}>
        {onIt.map(({ front }) => (
          <span key={front} style={{ color: colorVariable(front) }}>
            {front}
          </span>
        ))}
      </div>
    );
  }
  return (
    <div css={sample} style={{ background: colorVariable(under.back) }}>
      {under.kind === 'text' ? (
        <span css={letters} style={{ color: colorVariable(path) }}>
          Aa 128
        </span>
      ) : (
        <span css={line} style={{ background: colorVariable(path) }} />
      )}
    </div>
  );
}

function ContrastNote({ path, contrasts }: { path: string; contrasts: readonly PairContrast[] }) {
  if (contrasts.length === 0) return <span css={detail}>Decorative.</span>;
  const least = contrasts.reduce((low, contrast) => (contrast.ratio < low.ratio ? contrast : low));
  const other = least.front === path ? `on ${least.back}` : `under ${least.front}`;
  const pairs = contrasts.length === 1 ? '1 pair' : `${contrasts.length} pairs`;
  return (
    <span css={detail}>
      {pairs} tested, minimum {least.ratio.toFixed(1)} : 1 {other}
    </span>
  );
}
