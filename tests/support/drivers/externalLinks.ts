import type { ElectronApplication } from '@playwright/test';

type WithOpened = { opened: string[] };

export interface ExternalLinks {
  /** The addresses that the client has given to the system's browser since the last `forget`. */
  opened(): Promise<string[]>;
  forget(): Promise<void>;
}

/** Records the addresses that the client gives to the system's browser, and opens none. */
export async function catchExternalLinks(app: ElectronApplication): Promise<ExternalLinks> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
  });
  return {
    opened: () => app.evaluate(() => (globalThis as unknown as WithOpened).opened),
    forget: () => app.evaluate(() => void (globalThis as unknown as WithOpened).opened.splice(0)),
  };
}
