/**
 * Runs in a page: finds the store's own classes that should override another and do not. The later of two in a `class`
 * attribute should win; if both set a property in the same state and layer, it must come later in the sheet.
 */
export function overriddenRules(): string[] {
  interface ClassRule {
    name: string;
    position: number;
    /** State, media and layer that the rule holds in. */
    scope: string;
    style: CSSStyleDeclaration;
  }
  const flatten = (list: CSSRuleList, around: string): { rule: CSSRule; around: string }[] =>
    [...list].flatMap((rule) => {
      const inner =
        rule instanceof CSSMediaRule
          ? flatten(rule.cssRules, around + rule.conditionText)
          : rule instanceof CSSLayerBlockRule
            ? flatten(rule.cssRules, around + rule.name)
            : [];
      return [{ rule, around }, ...inner];
    });
  const classRule = (rule: CSSRule, around: string, position: number): ClassRule[] => {
    if (!(rule instanceof CSSStyleRule)) return [];
    const name = /^\.([a-z][0-9a-z]{4,5})(?![\w-])/.exec(rule.selectorText)?.[1];
    if (!name) return [];
    return [{ name, position, scope: around + rule.selectorText.replaceAll(`.${name}`, '&'), style: rule.style }];
  };
  const sheets = [...document.styleSheets].filter(({ href }) => href);
  const rules = Map.groupBy(
    sheets
      .flatMap(({ cssRules }) => flatten(cssRules, ''))
      .flatMap(({ rule, around }, position) => classRule(rule, around, position)),
    ({ name }) => name,
  );
  if (rules.size < 500) return [`Only ${rules.size} classes are the store's own.`];

  /** Properties of a rule that an earlier class's rule sets later in the sheet. */
  const beatenProperties = (over: ClassRule, under: ClassRule): string[] =>
    under.scope === over.scope && under.position > over.position
      ? [...over.style].filter((property) => under.style.getPropertyValue(property))
      : [];
  const beatenBy = (over: string, under: string): string[] =>
    rules
      .get(over)!
      .flatMap((overRule) => rules.get(under)!.flatMap((underRule) => beatenProperties(overRule, underRule)))
      .map((property) => `.${under} over .${over}: ${property}`);
  const classLists = new Set([...document.querySelectorAll('[class]')].map(({ classList }) => classList.value));
  const beaten = [...classLists].flatMap((classes) => {
    const names = classes.split(' ').filter((name) => rules.has(name));
    return names.flatMap((over, index) => names.slice(0, index).flatMap((under) => beatenBy(over, under)));
  });
  return [...new Set(beaten)];
}
