import type { TrustedTypesPolicy } from '../../../shared/web/trustedTypes.ts';

type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

/** The part of Trusted Types in use here; TypeScript's DOM library lacks it. */
interface Factory {
  createPolicy(name: TrustedTypesPolicy, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule>;
}

/**
 * Creates a function that converts a text to a Trusted Types value by `rule`, under a policy name that the page's
 * Content-Security-Policy allows. In browsers without Trusted Types it only applies the rule.
 */
export function createTrustedTypesRule(kind: Kind, name: TrustedTypesPolicy, rule: Rule): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy(name, { [kind]: rule });
  return policy ? (text) => policy[kind](text) : rule;
}
