import type { TrustedTypesPolicy } from '../../../shared/web/trustedTypes.ts';

type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

/** The part of Trusted Types in use here; TypeScript's DOM library lacks it. */
interface Factory {
  createPolicy(name: TrustedTypesPolicy, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule>;
}

/**
 * Creates a function that turns a text into a Trusted Types value by `rule`, under a policy name that the page's
 * content security policy allows. Where the browser has no Trusted Types, the function is the rule alone.
 */
export function createTrustedTypesRule(kind: Kind, name: TrustedTypesPolicy, rule: Rule): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy(name, { [kind]: rule });
  return policy ? (text) => policy[kind](text) : rule;
}
