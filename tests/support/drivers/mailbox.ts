import { TEST_ORIGIN } from '../servers/testStore.ts';

/** The letters to an address, newest first, from the development page. */
const lettersTo = async (to: string): Promise<string> =>
  (await fetch(`${TEST_ORIGIN}/dev/mail?to=${encodeURIComponent(to)}`)).text();

/** The code in the newest letter to an address that has one. */
export async function codeFor(email: string): Promise<string> {
  const code = /^\d{8}$/m.exec(await lettersTo(email))?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** The link in the newest letter to an address that is to be confirmed. */
export async function confirmationLinkFor(to: string): Promise<string> {
  const path = /(?:\/\w\w)?\/confirmEmail#[\w-]{43}/.exec(await lettersTo(to))?.[0];
  if (path === undefined) throw new Error(`no link was sent to ${to}`);
  return TEST_ORIGIN + path;
}
