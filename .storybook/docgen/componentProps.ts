import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withCustomConfig, type ComponentDoc, type PropItem } from 'react-docgen-typescript';
import type { ComponentProps, PropDoc } from './docgen.ts';

/** DOM attributes and events that every react-aria component takes. They would hide the props that matter. */
const hiddenParents = /^(GlobalDOM(Attributes|Events)|TextInputDOMEvents|HoverEvents|KeyboardEvents|FocusWithinProps)$/;
const hiddenNames =
  /^(UNSTABLE_|is(Entering|Exiting)$|on(Click|Press(Start|End|Change|Up)|FocusChange)$|aria-(?!label$|labelledby$|describedby$)|form[A-Z]|(slot|dependencies|arrow|scroll|trigger|input)Ref$|(slot|dependencies|boundaryElement|arrowBoundaryOffset|getTargetRect|shouldUpdatePosition|routerOptions|ping|referrerPolicy|hrefLang|excludeFromTabOrder|preventFocusOnPress|autoCorrect|shouldSkipAnimation)$)/;

function isInherited({ parent, declarations }: PropItem): boolean {
  const fileName = parent?.fileName ?? declarations?.[0]?.fileName ?? '';
  return fileName.includes('node_modules');
}

function isShown(prop: PropItem): boolean {
  return !isInherited(prop) || !(hiddenParents.test(prop.parent?.name ?? '') || hiddenNames.test(prop.name));
}

/** Returns the members of a union of literals, in the order of the source where TypeScript keeps it. */
function valuesOf({ type }: PropItem): readonly string[] {
  if (type.name !== 'enum' || !Array.isArray(type.value)) return [];
  return type.value.map(({ value }: { value: string }) => value.replaceAll('"', "'"));
}

function toPropDoc(prop: PropItem): PropDoc {
  const values = valuesOf(prop);
  const defaultValue: unknown = prop.defaultValue?.value;
  return {
    name: prop.name,
    type: values.length > 0 ? values.join(' | ') : prop.type.name,
    description: prop.description.replaceAll(/\s*\n\s*/g, ' '),
    isRequired: prop.required,
    isInherited: isInherited(prop),
    ...(typeof defaultValue === 'string' && { defaultValue }),
  };
}

function byImportance(one: PropDoc, other: PropDoc): number {
  return (
    Number(one.isInherited) - Number(other.isInherited) ||
    Number(other.isRequired) - Number(one.isRequired) ||
    (one.isInherited ? one.name.localeCompare(other.name) : 0)
  );
}

/** Returns the name under which a file exports a component, or undefined: the parser also returns types and constants. */
function exportedName({ displayName, filePath }: ComponentDoc): string | undefined {
  const source = readFileSync(filePath, 'utf8');
  if (new RegExp(`^export (async )?(function|const) ${displayName}\\b`, 'm').test(source)) return displayName;
  const exported = new RegExp(`^export \\{ ${displayName}(?: as (\\w+))? \\} from`, 'm').exec(source);
  return exported === null ? undefined : (exported[1] ?? displayName);
}

/** Returns the components that each file exports, with their props: own ones first, then those from react-aria. */
export function readComponentProps(tsconfig: string, files: readonly string[]): ComponentProps {
  const parser = withCustomConfig(tsconfig, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    propFilter: (prop) => !/node_modules\/@?(types\/react|emotion|typescript)/.test(prop.parent?.fileName ?? ''),
  });
  const documented = parser
    .parse([...files])
    .map((doc) => ({ ...doc, name: /^[A-Z]/.test(doc.displayName) ? exportedName(doc) : undefined }));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.tsx'),
      documented.flatMap(({ name, filePath, props }) =>
        name === undefined || path.resolve(filePath) !== file
          ? []
          : {
              name,
              props: Object.values(props)
                .filter((prop) => isShown(prop))
                .map((prop) => toPropDoc(prop))
                .toSorted(byImportance),
            },
      ),
    ]),
  );
}
