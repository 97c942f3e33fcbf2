import { TEST_ORIGIN } from '../servers/testStore.ts';

/** The newest letter to an address, from the development page; empty if there is none. */
async function newestLetter(to: string): Promise<string> {
  const page = await (await fetch(`${TEST_ORIGIN}/dev/mail?to=${encodeURIComponent(to)}`)).text();
  return /<article>.*?<\/article>/s.exec(page)?.[0] ?? '';
}

/** The code in the newest letter to an address. */
export async function codeFor(email: string): Promise<string> {
  const code = /^\d{8}$/m.exec(await newestLetter(email))?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** The link in the newest letter to an address that is to be confirmed. */
export async function confirmationLinkFor(to: string): Promise<string> {
  const page = await (await fetch(`${TEST_ORIGIN}/dev/mail?to=${encodeURIComponent(to)}`)).text();
  const path = /(?:\/\w\w)?\/confirmEmail#[\w-]{43}/.exec(page)?.[0];
  if (path === undefined) throw new Error(`no link was sent to ${to}`);
  return TEST_ORIGIN + path;
}
