/** The storefront's Trusted Types policies, the only ways from a text to HTML or a script's address. */
export const TRUSTED_TYPES = { writing: 'plain-writing', worker: 'own-worker' } as const;

export type TrustedTypesPolicy = (typeof TRUSTED_TYPES)[keyof typeof TRUSTED_TYPES];

/** The Trusted Types directives of a content security policy; without a policy name none is allowed. */
export const trustedTypes = (...policies: TrustedTypesPolicy[]): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies.length > 0 ? policies.join(' ') : "'none'"}`;
