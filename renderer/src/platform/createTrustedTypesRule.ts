import type { TrustedTypesPolicy } from '../../../shared/web/trustedTypes.ts';

type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

/** What of Trusted Types is used here; TypeScript's DOM has nothing of it. */
interface Factory {
  createPolicy(name: TrustedTypesPolicy, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule>;
}

/**
 * The way of a text to where it may run something: by a rule of its own, and a name that the page's policy knows. What
 * comes out is a text for whoever takes it, and for the browser one that went this way. A browser that knows no such
 * thing has the rule alone.
 */
export function createTrustedTypesRule(kind: Kind, name: TrustedTypesPolicy, rule: Rule): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy(name, { [kind]: rule });
  return policy ? (text) => policy[kind](text) : rule;
}
