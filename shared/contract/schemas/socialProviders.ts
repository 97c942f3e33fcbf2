/** The sign-in providers (S1). Without schemas, so that any page may import it. */
export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Where a provider's way begins, below `/api/`: a page is sent there, so it is no operation. */
export const socialStartPath = (provider: Provider): string => `auth/${provider}/start`;

/** Why a person returns from a provider without a code. */
export const SOCIAL_FAULTS = ['cancelled', 'expired', 'away', 'tooMany'] as const;
export type SocialFault = (typeof SOCIAL_FAULTS)[number];

/**
 * Why the desktop client comes back without one, beside: it was answered what it did not ask, it could not listen for
 * the answer, or its own window was led elsewhere.
 */
export const CLIENT_FAULTS = [...SOCIAL_FAULTS, 'state', 'port', 'strayed'] as const;
export type ClientFault = (typeof CLIENT_FAULTS)[number];
