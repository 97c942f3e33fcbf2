import { expect } from '../support/drivers/expect.ts';
import { lastClick } from '../support/drivers/desktop/desktopApp.ts';
import { shot, test } from '../support/drivers/desktop/desktopTest.ts';

test('a proxy’s question is put to the user, and the answer is given to the proxy', async ({ launch }) => {
  const desktop = await launch();
  /** The proxy asks a page; the answer is kept where the test can read it. */
  const ask = (): Promise<void> =>
    desktop.app.evaluate(({ app, BrowserWindow }) => {
      const [{ webContents }] = BrowserWindow.getAllWindows() as [Electron.BrowserWindow];
      const asking = { isProxy: true, scheme: 'basic', host: 'proxy.clinic.example', port: 3128, realm: '' };
      const answer = (...given: unknown[]): unknown => Object.assign(globalThis, { given });
      app.emit('login', { preventDefault: () => undefined }, webContents, {}, asking, answer);
    });
  const given = (): Promise<unknown> =>
    desktop.app.evaluate(() => (globalThis as unknown as { given?: unknown }).given ?? null);
  const form = async () => {
    const found = () => desktop.app.windows().find((page) => !page.isClosed() && page.url().includes('proxy'));
    await expect.poll(() => found() !== undefined).toBe(true);
    return found()!;
  };

  await ask();
  const first = await form();
  await expect(first.getByRole('heading', { name: 'Log in to the proxy' })).toBeVisible();
  await expect(first.getByText('proxy.clinic.example:3128')).toBeVisible();
  await expect(first.getByLabel('User name')).toBeFocused();
  await first.getByLabel('User name').fill('ana');
  await first.getByLabel('Password').fill('open & sesame=ё');
  await shot(first, 'proxy');
  const closed = first.waitForEvent('close');
  // It closes its window, perhaps before the driver confirms the key.
  await first.keyboard.press('Enter').catch(() => undefined);
  await closed;
  await expect.poll(given).toEqual(['ana', 'open & sesame=ё']);

  // Refused: the same question again.
  await ask();
  const second = await form();
  await expect(second.getByRole('alert')).toBeVisible();
  await lastClick(second.getByRole('button', { name: 'Cancel' }));
  await expect.poll(given).toEqual([]);
  await desktop.close();
});
