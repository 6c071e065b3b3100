import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { colorDescriptions } from '../../tokens/descriptions.ts';
import { themes } from '../../tokens/themes/themes.ts';
import { variableName } from '../../tokens/tokens.ts';
import { tokenFiles } from '../../tokens/formats/tokenFiles.ts';
import { foundationTokens } from '../../tokens/formats/dtcg.ts';
import { code, downloads, swatchLine } from './Tokens.styles.ts';

const readableNames = {
  'default.tokens.json': 'Colors of a theme, one file each',
  'foundation.tokens.json': 'Type, space, radius, shadow and motion',
  'tokens.resolver.json': 'Combines foundation and one theme',
  'tokens-studio.json': 'Figma, for the plugin Tokens Studio',
  'variables.css': 'All custom properties, for pages without React',
  'contrast.json': 'Each tested pair with its ratio, in every theme',
} as const;

const files = tokenFiles();

function Code({ children }: { children: string }) {
  return <code css={code}>{children}</code>;
}

interface FileRow {
  readonly id: string;
  readonly purpose: string;
  readonly names: readonly string[];
}

const fileColumns: readonly TableColumn<FileRow>[] = [
  { id: 'purpose', name: 'Contents' },
  {
    id: 'names',
    name: 'Files',
    cell: ({ names }) => (
      <span css={downloads}>
        {names.map((name) => (
          <a key={name} download={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(files[name] ?? '')}`}>
            {name}
          </a>
        ))}
      </span>
    ),
  },
];

/** The token files of the package, to download. */
export function TokenFiles() {
  const rows = Object.entries(readableNames).map(([name, purpose]) => ({
    id: name,
    purpose,
    names: name === 'default.tokens.json' ? Object.keys(themes).map((theme) => `${theme}.tokens.json`) : [name],
  }));
  return <Table caption="Token files" isCaptionHidden narrow="stacked" columns={fileColumns} rows={rows} />;
}

interface TokenRow {
  readonly id: string;
  readonly variable: string;
  readonly value: string;
}

const tokenColumns: readonly TableColumn<TokenRow>[] = [
  { id: 'id', name: 'Token' },
  { id: 'variable', name: 'CSS variable', cell: ({ variable }) => <Code>{variable}</Code> },
  { id: 'value', name: 'Value', cell: ({ value }) => <Code>{value}</Code> },
];

export interface FoundationTokensProps {
  group: 'type' | 'font' | 'space' | 'radius' | 'shadow' | 'duration' | 'easing';
}

/** Name, custom property and value of each token of a group that all themes share. */
export function FoundationTokens({ group }: FoundationTokensProps) {
  const rows = Object.entries(Object(foundationTokens()[group])).flatMap(([id, token]) => {
    const { css, cssVariable } = Object(token).$extensions?.['org.countertop'] ?? {};
    return cssVariable === undefined ? [] : [{ id, variable: String(cssVariable), value: String(css) }];
  });
  return (
    <Table
      caption={`Tokens of the group ${group}`}
      isCaptionHidden
      narrow="stacked"
      columns={tokenColumns}
      rows={rows}
    />
  );
}

interface GroupRow {
  readonly id: string;
  readonly use: string;
  readonly names: readonly string[];
}

const groupColumns: readonly TableColumn<GroupRow>[] = [
  { id: 'id', name: 'Group' },
  { id: 'use', name: 'Use' },
  {
    id: 'names',
    name: 'CSS variables',
    cell: ({ names }) => (
      <span css={downloads}>
        {names.map((name) => (
          <span key={name} css={swatchLine}>
            <span aria-hidden style={{ background: `var(${name})` }} />
            <Code>{name}</Code>
          </span>
        ))}
      </span>
    ),
  },
];

/** The groups of colors, with the custom properties of each. */
export function ColorGroups() {
  const rows = Object.entries(colorDescriptions).map(([id, use]) => ({
    id,
    use,
    names: Object.keys(new Map(Object.entries(themes.default)).get(id) ?? {}).map((name) => variableName(id, name)),
  }));
  return <Table caption="Groups of colors" isCaptionHidden narrow="stacked" columns={groupColumns} rows={rows} />;
}
