import { EventEmitter } from 'node:events';
import type { App, Certificate } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const electron = vi.hoisted(() => ({ showMessageBox: vi.fn(), writeText: vi.fn(() => Promise.resolve()) }));
vi.mock('electron', () => ({
  app: {},
  net: {},
  screen: {},
  session: {},
  nativeTheme: {},
  BrowserWindow: { getAllWindows: () => [] },
  clipboard: { writeText: electron.writeText },
  dialog: { showMessageBox: electron.showMessageBox },
}));
const { answerPages } = await import('../../../../../electron/main/rep/network/openRepNetwork.ts');
const { chooseCertificate } = await import('../../../../../electron/main/rep/network/chooseCertificate.ts');
const { proxyPage } = await import('../../../../../electron/main/rep/network/proxyPage.ts');
const { reportNetworkFault } = await import('../../../../../electron/main/rep/network/reportNetworkFault.ts');
const { faultTexts } = await import('../../../../../electron/main/rep/network/faultTexts.ts');

beforeEach(() => void electron.showMessageBox.mockReset().mockResolvedValue({ response: 0 }));

describe('why the network refuses requests', () => {
  const tell = (): ReturnType<typeof reportNetworkFault> =>
    reportNetworkFault({ window: () => null, language: () => 'es' });

  it('is said in the language of the page, with this computer’s date and Chromium’s word', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 5, 15) });
    tell()('clock', 'ERR_CERT_DATE_INVALID');
    vi.useRealTimers();
    const [[{ message, detail }]] = electron.showMessageBox.mock.calls as [[{ message: string; detail: string }]];
    expect(message).toBe(faultTexts.es.clock.message);
    expect(detail).toContain('de 2031');
    expect(detail).toMatch(/\n\nERR_CERT_DATE_INVALID$/);
  });

  it('is said once at a time, and copied for whoever looks after the computer', async () => {
    electron.showMessageBox.mockResolvedValue({ response: 1 });
    const report = tell();
    report('proxy', 'ERR_PROXY_CONNECTION_FAILED');
    report('certificate', 'ERR_CERT_AUTHORITY_INVALID');
    expect(electron.showMessageBox).toHaveBeenCalledOnce();
    await eventually(() => expect(electron.writeText).toHaveBeenCalledOnce());
    expect(electron.writeText.mock.calls.flat()).toEqual([expect.stringContaining('ERR_PROXY_CONNECTION_FAILED')]);
  });

  it('is translated', () => {
    for (const fault of ['clock', 'certificate', 'clientCertificate', 'proxyLogin', 'proxy'] as const)
      for (const part of ['message', 'detail'] as const)
        expect(new Set(LANGUAGES.map((each) => faultTexts[each][fault][part])).size).toBe(LANGUAGES.length);
  });
});

describe('the form for a proxy’s password', () => {
  it.each(LANGUAGES)('is complete in %s: named fields, no script, and an alert after a refusal', (language) => {
    const { html, policy } = proxyPage('proxy.example:3128', language, true);
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}'; .*form-action 'self'/);
    const page = document(html);
    expect(page).toEqual(['user', 'password']);
    expect(html).toContain('role="alert"');
    expect(html).toContain('proxy.example:3128');
    expect(html).not.toContain('<script');
    expect(proxyPage('proxy.example:3128', language, false).html).not.toContain('role="alert"');
  });

  it('shows the name of a proxy as text', () =>
    expect(proxyPage('<b onclick=x>"', 'en', false).html).toContain('&#60;b onclick=x&#62;&#34;'));

  /** The fields that have a label. */
  const document = (html: string): string[] =>
    [...html.matchAll(/<label for="(\w+)">[^<]+<\/label><input id="\1"/g)].map(([, name]) => name!);
});

it('pages are signed in at proxies, a second question is a retry, and servers get nothing', async () => {
  const app = new EventEmitter();
  const answer = vi.fn((_proxy, _isRetry, give: (user: string, password: string) => void) => {
    give('ana', 'open sesame');
    return Promise.resolve();
  });
  answerPages(app as unknown as App, { answer });
  const [page, other] = [{}, {}];
  const ask = (contents: object | null, isProxy: boolean): unknown[] => {
    const [event, give] = [{ preventDefault: vi.fn() }, vi.fn()];
    app.emit('login', event, contents, {}, { isProxy, host: 'proxy', port: 3128 }, give);
    return [event.preventDefault.mock.calls.length, give.mock.calls];
  };
  const credentials = [1, [['ana', 'open sesame']]];
  expect([ask(page, true), ask(page, true), ask(other, true)]).toEqual([credentials, credentials, credentials]);
  expect(answer.mock.calls.map(([, isRetry]) => isRetry)).toEqual([false, true, false]);
  expect([ask(page, false), ask(null, true)]).toEqual([
    [0, []],
    [0, []],
  ]);
});

it('a user with several certificates is asked which one the store gets', async () => {
  const [ana, clinic] = [
    { subjectName: 'Ana', issuerName: 'Clinic CA' },
    { subjectName: 'Clinic', issuerName: 'Clinic CA' },
  ] as Certificate[];
  const choose = chooseCertificate(() => 'en');
  expect([await choose([]), await choose([ana!])]).toEqual([null, ana]);
  expect(electron.showMessageBox).not.toHaveBeenCalled();
  electron.showMessageBox.mockResolvedValueOnce({ response: 1 }).mockResolvedValueOnce({ response: 2 });
  expect([await choose([ana!, clinic!]), await choose([ana!, clinic!])]).toEqual([clinic, null]);
  expect(electron.showMessageBox.mock.calls[0]![0]).toMatchObject({
    buttons: ['Ana (Clinic CA)', 'Clinic (Clinic CA)', 'Cancel'],
  });
});
