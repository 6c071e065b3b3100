import { defaultVariants, renamedProps, renamedTones } from './renamedProps.mjs';

/** Import paths of components, with the component's name in the group. */
const componentPath = /^@countertop\/design-system\/(?:artwork\/|charts\/)?(\w+)$/;

/**
 * Returns a module with current props: `<Button emphasis="quietDanger">` becomes `<Button variant="outline" tone="danger">`. Only reads
 * elements of components that the module imports from the design system.
 * @param {string} code
 * @param {RegExp} [path] import paths of components
 * @returns {{ code: string, leftovers: readonly string[] }} with old props whose value is computed, which it left as they are
 */
export function rewriteProps(code, path = componentPath) {
  /** @type {string[]} */
  const leftovers = [];
  let changed = code;
  for (const [name, local] of importedComponents(code, path)) {
    if (name in renamedProps) changed = rewriteElements(changed, name, local, leftovers);
  }
  if (/['"][^'"]*\/notifications(\.ts)?['"]/.test(code)) changed = rewriteTones(changed);
  return { code: changed, leftovers };
}

/** @param {string} code @param {RegExp} path @returns {[name: string, local: string][]} */
function importedComponents(code, path) {
  return [...code.matchAll(/import \{([^}]*)\} from ['"]([^'"]+)['"]/g)].flatMap(([, names = '', from = '']) =>
    path.test(from)
      ? names.split(',').flatMap((one) => {
          const [, name, local = name] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(one) ?? [];
          return name === undefined || local === undefined ? [] : [/** @type {[string, string]} */ ([name, local])];
        })
      : [],
  );
}

/**
 * @param {string} code
 * @param {string} name of the component
 * @param {string} local its name in the module
 * @param {string[]} leftovers
 */
function rewriteElements(code, name, local, leftovers) {
  const elements = [...code.matchAll(new RegExp(String.raw`<${local}(?=[\s/>])`, 'g'))];
  const edits = elements
    .flatMap((element) => attributesAfter(code, element.index + element[0].length))
    .toSorted((a, b) => a.start - b.start);
  let changed = '';
  let end = 0;
  for (const { prop, value, start, stop } of edits) {
    const values = renamedProps[name]?.[prop];
    if (values === undefined) continue;
    const current = currentProps(name, prop, value, values);
    if (current === null) {
      leftovers.push(`<${local} ${code.slice(start, stop)}>`);
    } else {
      changed += code.slice(end, start) + current;
      end = stop;
    }
  }
  return changed + code.slice(end);
}

/**
 * Returns the attributes of an opening tag, without what is inside their values.
 * @param {string} code
 * @param {number} from
 */
function attributesAfter(code, from) {
  const attribute = /(?:\s|\/\/.*|\/\*[^*]*\*\/)+(?:([\w-]+)(=)?|(?=\{))/y;
  /** @type {{ prop: string, value: string, start: number, stop: number }[]} */
  const found = [];
  for (let at = from; ;) {
    attribute.lastIndex = at;
    const match = attribute.exec(code);
    if (match === null) return found;
    const [, prop = '', equals = ''] = match;
    const valueStart = attribute.lastIndex;
    const stop = prop !== '' && equals === '' ? valueStart : endOfValue(code, valueStart);
    found.push({ prop, value: code.slice(valueStart, stop), start: valueStart - (prop + equals).length, stop });
    at = stop;
  }
}

/** @param {string} code @param {number} start of a quoted string or a braced expression */
function endOfValue(code, start) {
  const quoted = /"[^"]*"|'[^']*'|`[^`]*`|[{}]/g;
  quoted.lastIndex = start;
  let depth = 0;
  for (let match = quoted.exec(code); match !== null; match = quoted.exec(code)) {
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return quoted.lastIndex;
  }
  return code.length;
}

/**
 * Returns the attributes that replace one, or null if its value is computed.
 * @param {string} name of the component
 * @param {string} old
 * @param {string} value
 * @param {import('./renamedProps.mjs').Values} values
 */
function currentProps(name, old, value, values) {
  const literal = /^(?:"(\w+)"|\{'(\w+)'\})$/.exec(value);
  const [, condition, first, second] = /^\{([^?]*) \? '(\w+)' : '(\w+)'\}$/.exec(value) ?? [];
  if (literal === null && condition === undefined) return null;
  const isKept = Object.values(values).some((props) => old in props);
  /** @param {string} key */
  const propsFor = (key) => values[key] ?? (isKept ? { [old]: key } : {});
  const one = propsFor(literal?.[1] ?? literal?.[2] ?? first ?? '');
  const other = second === undefined ? one : propsFor(second);
  /** @type {Readonly<Record<string, string | undefined>>} */
  const defaults = { variant: defaultVariants[name], tone: 'neutral' };
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .map((prop) => ({ prop, a: one[prop] ?? defaults[prop], b: other[prop] ?? defaults[prop] }))
    .filter(({ prop, a, b }) => names.length === 1 || a !== defaults[prop] || b !== defaults[prop])
    .map(({ prop, a, b }) => (a === b ? `${prop}="${a}"` : `${prop}={${condition} ? '${a}' : '${b}'}`))
    .join(' ');
}

/** @param {string} code */
function rewriteTones(code) {
  return code.replaceAll(/\btone: [^,}\n]*/g, (tone) =>
    tone.replaceAll(/'(plain|destructive)'/g, (quoted, old) => `'${renamedTones[old] ?? quoted}'`),
  );
}
