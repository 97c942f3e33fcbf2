/**
 * Matches a name that holds line breaks, an address or a link. Anybody can register another person's mailbox under any
 * name, and the name would reach that person as the store's own words, with a link that their mail program makes of it.
 */
const UNSAFE_NAME = /[\p{Cc}\p{Zl}\p{Zp}@/\\]|[\p{L}\p{N}-][.。．｡]\p{L}{2}/u;

/** Returns true for a name that may stand in a greeting. */
export const isGreetable = (name: string): boolean => name !== '' && !UNSAFE_NAME.test(name);
