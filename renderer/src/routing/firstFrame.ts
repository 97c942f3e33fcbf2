import type { LoaderFunctionArgs } from 'react-router-dom';
import { stripLanguage } from '../../../shared/text/languages.ts';
import type { Stores } from '../stores/Stores.ts';

/** The read of a page that is shown before its data is there. */
export interface Behind<Data> {
  reading: Promise<Data>;
  /** Makes the loader's next run report that `reading` failed. */
  reportFailure: () => void;
}
/** Loader data of a page: what was read, or what its first frame knows, with the read behind it. */
export type Framed<Data> = Data & { behind?: Behind<Data> };

interface FirstFrame<Data> {
  /** Reads all that the page needs. */
  read: (args: LoaderFunctionArgs) => Promise<Data>;
  /** The data of the first frame, before the page is read; null if there are none, or if they may be another page's. */
  know: (args: LoaderFunctionArgs) => Data | null;
  /** The route's answer to what was read, such as with a status. */
  answer?: (read: Data) => unknown;
}

/**
 * A loader whose page does not wait for its data when a visitor comes from another page: its first frame is what the store
 * knows already. A read that fails behind that frame makes the loader run again, which reports it as if the page had
 * waited: a redirect, a missing page, an error with a retry.
 */
export function withFirstFrame<Data extends object | null>(
  { ui }: Stores,
  { read, know, answer = (data) => data }: FirstFrame<Data>,
): (args: LoaderFunctionArgs) => Promise<unknown> {
  let failed: { address: string; reading: Promise<Data> } | null = null;
  return async (args) => {
    const address = addressOf(args.request.url);
    const reported = failed?.address === address ? failed.reading : null;
    failed = null;
    if (reported) return answer(await reported);
    // The page itself, loaded anew, keeps its place; so does an error with a retry.
    const comesFromElsewhere = ui.shownAddress !== null && ui.shownAddress !== address;
    const frame = comesFromElsewhere ? know(args) : null;
    if (!frame) return answer(await read(args));
    const reading = inNextTask().then(() => read(args));
    reading.catch(() => undefined); // the page reports it
    const behind: Behind<Data> = { reading, reportFailure: () => void (failed = { address, reading }) };
    return { ...frame, behind };
  };
}

/** Browsers handle tasks after the frame that answers a press: what reads the page does not hold it up. */
const inNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The path and query of an address, without its language; in the spelling of a URL, which a router's location may lack. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return stripLanguage(pathname) + search;
}
