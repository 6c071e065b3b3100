import * as z from 'zod/mini';

/** A source that a content security policy blocked. */
export interface BlockedSource {
  /** For example `script-src-elem`. */
  readonly directive: string;
  /** Origin of the blocked file, or a keyword like `inline`. Never a path, which could hold personal data. */
  readonly source: string;
}

const text = z.string().check(z.maxLength(2000));
/** The format of the Reporting API (`report-to`). */
const reports = z.array(
  z.object({
    type: text,
    body: z.object({ effectiveDirective: z.optional(text), blockedURL: z.optional(z.nullable(text)) }),
  }),
);
/** The older format (`report-uri`). */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
});

const directivePattern = /^[a-z-]{1,40}$/;
const keywordPattern = /^[a-z-]{1,30}$/;

/** Returns what to log; null for reports about browser extensions, and for anything that is no report. */
function toSource(directive = '', blocked: string | null = ''): BlockedSource | null {
  const [name = ''] = directive.split(' ', 1);
  if (!directivePattern.test(name) || blocked === null) return null;
  if (keywordPattern.test(blocked)) return { directive: name, source: blocked };
  const url = URL.canParse(blocked) ? new URL(blocked) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.hostname.length > 100 ? null : { directive: name, source: url.origin };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Returns the blocked sources of a browser's report in either format. Anything else is ignored. */
export function blockedSources(body: Buffer): readonly BlockedSource[] {
  const json = parse(body);
  const list = z.safeParse(reports, json);
  const single = z.safeParse(report, json);
  const found = list.success
    ? list.data
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body: { effectiveDirective, blockedURL } }) => toSource(effectiveDirective, blockedURL))
    : single.success
      ? [single.data['csp-report']].map((each) =>
          toSource(each['effective-directive'] ?? each['violated-directive'], each['blocked-uri']),
        )
      : [];
  return found.flatMap((source) => source ?? []);
}
