import { type Page, test } from '@playwright/test';
import { expect } from '../support/drivers/expect.ts';
import { type Desktop, launchDesktop, whyNoElectron } from '../support/drivers/desktop/desktopApp.ts';
import { catchExternalLinks, type ExternalLinks } from '../support/drivers/externalLinks.ts';
import { HOSTILE } from '../support/fixtures/hostileAddresses.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/servers/testStore.ts';

test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');
// In one worker, so that one client is enough.
test.describe.configure({ mode: 'default' });

let desktop: Desktop;
let page: Page;
let external: ExternalLinks;
// One client and one document for them all, as a document is dear here: what is hostile must not even last in it, and each
// test takes away the elements that it adds.
test.beforeAll(async () => {
  desktop = await launchDesktop({ apiUrl: TEST_ORIGIN, secret: TEST_SECRET });
  page = desktop.page;
  external = await catchExternalLinks(desktop.app);
  await desktop.app.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
  });
});
test.beforeEach(() => external.forget());
test.afterEach(() =>
  page.evaluate(() => document.querySelectorAll('[data-hostile]').forEach((element) => element.remove())),
);
test.afterAll(() => desktop.close());
const windows = (): Promise<number> =>
  desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
const shownUrl = (): Promise<string> =>
  desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());

test('the page holds nothing of Node or Electron but named functions', async () => {
  const seen = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
    // Some are in groups of their own, as those of a kiosk.
    kinds: Object.values(window.desktop ?? {})
      .flatMap((named: unknown): unknown[] =>
        typeof named === 'object' && named !== null ? Object.values(named) : [named],
      )
      .map((named) => typeof named),
    isFrozen: !Reflect.set(window, 'desktop', {}) && !Reflect.set(window.desktop ?? {}, 'call', () => null),
  }));
  expect(seen.node).toEqual([]);
  expect(new Set(seen.kinds)).toEqual(new Set(['function']));
  expect(seen.isFrozen).toBe(true);
});

test('an IPC call outside the contract is refused with its reason', async () => {
  const refused = await page.evaluate(async () => {
    const bridge = window.desktop as unknown as Record<string, (input: unknown) => Promise<unknown>>;
    const why = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => 'answered',
        (error: Error) => error.message,
      );
    return Promise.all([
      why(bridge['call']!({ id: 1, name: 'refreshToken', payload: {} })),
      why(bridge['call']!({ id: 1, name: 'https://evil.example/', payload: {} })),
      why(bridge['openLink']!('javascript:alert(1)')),
      why(bridge['openLink']!('file:///etc/passwd')),
      why(bridge['setLanguage']!('../../x')),
    ]);
  });
  for (const reason of refused) expect(reason).toMatch(/\[ipc \S+ input\]/);
  expect(await external.opened()).toEqual([]);
});

test('an operation cannot be made to reach another address', async () => {
  const answers = await page.evaluate(() =>
    Promise.all(
      ['../../../healthz', '..', '//evil.example/', 'https://evil.example/', '1/../../x'].map((id, index) =>
        window.desktop!.call({ id: 100 + index, name: 'readProduct', payload: { id } }),
      ),
    ),
  );
  for (const answer of answers) expect(answer.ok).toBe(false);
});

// Before the hostile addresses, so that no window asked for there is taken for one of these.
test('no second window opens; https addresses and store pages open in the system’s browser, others nowhere', async () => {
  await page.evaluate(() => {
    for (const to of ['http://maker.example/', 'file:///etc/passwd', '/cart', 'https://maker.example/manual.pdf']) {
      const link = document.createElement('a');
      Object.assign(link, { href: to, target: '_blank', textContent: `Opens ${to}` });
      link.dataset['hostile'] = '';
      document.body.prepend(link);
    }
  });
  for (const to of ['http://maker.example/', 'file:///etc/passwd', '/cart', 'https://maker.example/manual.pdf']) {
    await page.getByText(`Opens ${to}`).click();
  }
  await expect.poll(external.opened).toEqual([`${TEST_ORIGIN}/cart`, 'https://maker.example/manual.pdf']);
  expect(await windows()).toBe(1);
});

test('a script that opens a window gets none', async () => {
  // noopener: refused in the page's own process, the window would hold the page up under two debuggers.
  await page.evaluate(() => void window.open('https://maker.example/', '_blank', 'noopener'));
  await expect.poll(external.opened).toEqual(['https://maker.example/']);
  expect(await windows()).toBe(1);
});

test('the window navigates to no other site, by link or by script', async () => {
  for (const address of HOSTILE) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      Object.assign(link, { href: to, id: 'hostile', textContent: 'hostile' });
      link.dataset['hostile'] = '';
      document.getElementById('hostile')?.remove();
      document.body.prepend(link);
    }, address);
    // Not `click`, which would wait for the navigation that is refused.
    await page.locator('#hostile').dispatchEvent('click');
    await page.evaluate((to) => void (location.href = to), address).catch(() => undefined);
    await page.evaluate((to) => location.replace(to), address).catch(() => undefined);
    await expect.poll(shownUrl, address).toMatch(/^app:\/\/bundle\//);
    await expect(page.locator('#hostile'), address).toBeVisible();
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await external.opened()).toEqual([]);
  expect(await windows()).toBe(1);
});

test('a link or file dropped on the window is not opened in it', async () => {
  const cdp = await page.context().newCDPSession(page);
  const items = [{ mimeType: 'text/uri-list', data: 'https://evil.example/' }];
  for (const data of [
    { items, files: [], dragOperationsMask: 1 },
    { items: [], files: ['/etc/hostname'], dragOperationsMask: 1 },
  ]) {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await cdp.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
    }
    expect(await page.evaluate(() => document.documentElement.dataset['alive'])).toBeDefined();
    await expect.poll(shownUrl).toMatch(/^app:\/\/bundle\//);
  }
  expect(await windows()).toBe(1);
});

test('a frame stays empty, whatever its address', async () => {
  const shown = await page.evaluate(() => {
    const sources = [
      '/',
      '/index.html',
      'https://evil.example/',
      'data:text/html,x',
      'javascript:parent.ran=1',
      'about:blank',
    ];
    const frames = sources.map((source) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      frame.dataset['hostile'] = '';
      document.body.append(frame);
      return frame;
    });
    function isRefused(): boolean {
      try {
        document.createElement('iframe').srcdoc = '<h1>x</h1>';
        return false;
      } catch {
        return true;
      }
    }
    // A blocked page has an origin of its own: reading its window throws.
    function hasBridge({ contentWindow }: HTMLIFrameElement): boolean {
      try {
        return contentWindow !== null && 'desktop' in contentWindow;
      } catch {
        return false;
      }
    }
    return {
      ran: 'ran' in window,
      bridged: frames.filter(hasBridge).length,
      visible: frames.filter((frame) => frame.checkVisibility()).length,
      texts: frames.map((frame) => frame.contentDocument?.body?.textContent ?? '').filter(Boolean),
      isTextRefused: isRefused(),
    };
  });
  expect(shown).toEqual({ ran: false, bridged: 0, visible: 0, texts: [], isTextRefused: true });
});

test('a page gets no camera, location, notifications or devices, and cannot download a file', async () => {
  const got = await page.evaluate(async () => {
    const why = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => 'granted',
        () => 'refused',
      );
    const save = document.createElement('a');
    save.href = URL.createObjectURL(new Blob(['x']));
    save.download = 'order.exe';
    save.click();
    return {
      camera: await why(navigator.mediaDevices.getUserMedia({ video: true })),
      place: await why(new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))),
      permission: (await Notification.requestPermission()) === 'granted',
      notification: await why(
        new Promise((resolve, reject) => {
          const shown = new Notification('An order');
          shown.addEventListener('show', resolve);
          shown.addEventListener('error', reject);
        }),
      ),
    };
  });
  expect(got).toEqual({ camera: 'refused', place: 'refused', permission: false, notification: 'refused' });
  await expect.poll(shownUrl).toMatch(/^app:\/\/bundle\//);
});

test('a form does not show one member’s entries to another', async () => {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/collect';
    form.method = 'post';
    form.dataset['hostile'] = '';
    form.append(Object.assign(document.createElement('button'), { textContent: 'Send away' }));
    document.body.prepend(form);
  });
  // Not `click`, which would wait for the navigation that is refused.
  await page.getByRole('button', { name: 'Send away' }).dispatchEvent('click');
  expect(await page.evaluate(() => fetch('/index.html').then(({ ok }) => ok))).toBe(true);
  await expect.poll(shownUrl).toMatch(/^app:\/\/bundle\//);
});

test('scripts, styles, frames and requests of other origins are blocked', async () => {
  const done = await page.evaluate(async () => {
    const refused: string[] = [];
    const add = (tag: string, change: (element: HTMLElement) => void): void => {
      const element = document.createElement(tag);
      element.dataset['hostile'] = '';
      try {
        change(element);
      } catch {
        refused.push(tag);
      }
      document.body.append(element);
    };
    add('script', (script) => (script.textContent = 'window.inlineRan = true'));
    add('style', (style) => (style.textContent = 'body { outline: 7px solid red }'));
    add('div', (div) => (div.innerHTML = '<img src="x" onerror="window.handlerRan = true">'));
    add('iframe', (frame) => ((frame as HTMLIFrameElement).src = '/'));
    const blocked = (url: string): Promise<string> =>
      fetch(url).then(
        () => 'answered',
        () => 'blocked',
      );
    // In a turn of the page's own: what the test driver runs directly is let off the policy.
    const evaluated = await new Promise<string>((resolve) =>
      setTimeout(() => {
        try {
          resolve(String(window.eval('"ran"')));
        } catch {
          resolve('blocked');
        }
      }),
    );
    return {
      elsewhere: await blocked('https://evil.example/'),
      evaluated,
      refused,
      ran: ['inlineRan', 'handlerRan'].filter((name) => name in window),
      outline: getComputedStyle(document.body).outlineWidth === '7px',
      frame: document.querySelector('iframe')?.contentDocument?.getElementById('root') ?? null,
    };
  });
  expect(done).toEqual({
    elsewhere: 'blocked',
    evaluated: 'blocked',
    refused: ['script', 'div'],
    ran: [],
    outline: false,
    frame: null,
  });
});
