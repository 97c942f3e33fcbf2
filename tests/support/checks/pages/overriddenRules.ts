/**
 * Runs in a page: finds the store's own classes that should override another and do not. The later of two in a `class`
 * attribute should win; if both set a property in the same state and layer, it must come later in the sheet.
 */
export function overriddenRules(): string[] {
  const rules = new Map<string, { at: number; where: string; style: CSSStyleDeclaration }[]>();
  let position = 0;
  const collect = (list: CSSRuleList, around: string): void => {
    for (const rule of list) {
      position++;
      if (rule instanceof CSSMediaRule) collect(rule.cssRules, around + rule.conditionText);
      if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules, around + rule.name);
      if (!(rule instanceof CSSStyleRule)) continue;
      const name = /^\.([a-z][0-9a-z]{4,5})(?![\w-])/.exec(rule.selectorText)?.[1];
      if (!name) continue;
      const where = around + rule.selectorText.replaceAll(`.${name}`, '&');
      rules.set(name, [...(rules.get(name) ?? []), { at: position, where, style: rule.style }]);
    }
  };
  for (const { href, cssRules } of document.styleSheets) if (href) collect(cssRules, '');
  if (rules.size < 500) return [`Only ${rules.size} classes are the store's own.`];
  const beaten = new Set<string>();
  for (const worn of new Set([...document.querySelectorAll('[class]')].map((element) => element.classList.value))) {
    const names = worn.split(' ').filter((name) => rules.has(name));
    for (const [turn, over] of names.entries())
      for (const under of names.slice(0, turn))
        for (const mine of rules.get(over)!)
          for (const its of rules.get(under)!)
            if (mine.where === its.where && its.at > mine.at)
              for (const property of mine.style)
                if (its.style.getPropertyValue(property)) beaten.add(`.${under} over .${over}: ${property}`);
  }
  return [...beaten];
}
