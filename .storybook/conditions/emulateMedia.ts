/** How often rules of components that were rendered later are looked for, in milliseconds. */
const intervalMs = 250;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaRules(rule.cssRules);
  }
}

/** Applies the rules for a media feature, such as `(forced-colors: active)`, although the system does not have it. */
export function emulateMedia(feature: string): () => void {
  const changed = new Map<CSSMediaRule, string>();
  const change = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)])) {
      if (rule.conditionText !== feature) continue;
      changed.set(rule, rule.conditionText);
      rule.media.mediaText = 'all';
    }
  };
  change();
  const timer = setInterval(change, intervalMs);
  return () => {
    clearInterval(timer);
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}
