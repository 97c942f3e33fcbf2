/** The sign-in providers (S1). Without schemas, so that any page may import it. */
export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The start of a provider's sign-in, below `/api/`; a page navigates there, so it is no operation. */
export const socialStartPath = (provider: Provider): string => `auth/${provider}/start`;

/** Why a user returns from a provider without a code. */
export const SOCIAL_FAULTS = ['cancelled', 'expired', 'away', 'tooMany'] as const;
export type SocialFault = (typeof SOCIAL_FAULTS)[number];

/**
 * Further reasons in the desktop client: the answer had another state, no loopback port was free, or the window
 * navigated elsewhere.
 */
export const CLIENT_FAULTS = [...SOCIAL_FAULTS, 'state', 'port', 'strayed'] as const;
export type ClientFault = (typeof CLIENT_FAULTS)[number];
