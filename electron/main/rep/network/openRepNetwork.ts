import { app, type App } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { ReportParts } from './reportNetworkFault.ts';
import { probeStore } from '../../network/probeStore.ts';
import { type Answer, type Proxy, ProxyLogin } from '../../network/ProxyLogin.ts';
import { type OnNetworkFault, watchNetwork } from '../../network/watchNetwork.ts';
import { withProxyLogin } from '../../network/withProxyLogin.ts';
import { openKeychainEntry } from '../../storage/openKeychainEntry.ts';
import { storeWindow } from '../../windows/windows.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface NetworkSetup {
  proxy: ProxyLogin;
  fetch: Fetch;
  language(): Language;
}

/** Signs a rep's client in at proxies; for each request only when one asks. */
export const openProxyLogin = (server: string, language: () => Language): ProxyLogin =>
  new ProxyLogin({
    // Loaded lazily: most networks have no such proxy.
    ask: async (asking, isRetry) => {
      const { askForProxy } = await import('./askForProxy.ts');
      return askForProxy({ parent: storeWindow, language, isDevelopment: !app.isPackaged })(asking, isRetry);
    },
    openEntry: (account) => openKeychainEntry(account),
    probe: probeStore(server),
    now: () => performance.now(),
  });

/** A rep's `fetch`: signs in at proxies, and tells the user why the network refuses requests. */
export function openRepNetwork({ proxy, fetch, language }: NetworkSetup): Fetch {
  answerPages(app, proxy);
  return watchNetwork(
    withProxyLogin(fetch, () => proxy.logIn()),
    lazyReport({ window: storeWindow, language }),
  );
}

/** `reportNetworkFault`, loaded at the first fault. */
function lazyReport(parts: ReportParts): OnNetworkFault {
  let loaded: Promise<OnNetworkFault> | null = null;
  const load = async (): Promise<OnNetworkFault> => {
    const { reportNetworkFault } = await import('./reportNetworkFault.ts');
    return reportNetworkFault(parts);
  };
  const report = async (...fault: Parameters<OnNetworkFault>): Promise<void> => (await (loaded ??= load()))(...fault);
  return (fault, netError) => void report(fault, netError);
}

/** Signs pages in at a proxy: a provider's have a session of their own. Never at a server, which could be anybody's. */
export function answerPages(events: Pick<App, 'on'>, proxy: Pick<ProxyLogin, 'answer'>): void {
  const answeredProxies = new WeakMap<object, Set<string>>();
  events.on('login', (event, contents, _details, asking, answer) => {
    if (!asking.isProxy || contents === null) return;
    event.preventDefault();
    const before = answeredProxies.get(contents) ?? new Set<string>();
    answeredProxies.set(contents, before);
    const name = nameOf(asking);
    const isRetry = before.has(name);
    before.add(name);
    void proxy.answer(asking, isRetry, answer satisfies Answer);
  });
}

const nameOf = ({ host, port }: Proxy): string => `${host}:${port}`;
