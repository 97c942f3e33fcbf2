import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopBridge } from '../../shared/ipc/bridge.ts';
import type { ChannelInput, ChannelName, ChannelOutput, IpcEvent, IpcEventName } from '../../shared/ipc/contract.ts';

// Main has validated the answer by the channel's output schema.
const call = <N extends ChannelName>(name: N, input: ChannelInput<N>): Promise<ChannelOutput<N>> =>
  ipcRenderer.invoke(name, input) as Promise<ChannelOutput<N>>;

const listen = <N extends IpcEventName>(name: N, listener: (event: IpcEvent<N>) => void): (() => void) => {
  // Do not pass the event on: its `sender` gives access to every channel.
  const forward = (_event: unknown, event: IpcEvent<N>): void => listener(event);
  ipcRenderer.on(name, forward);
  return () => void ipcRenderer.off(name, forward);
};

contextBridge.exposeInMainWorld('desktop', {
  call: (input) => call('api:call', input),
  cancel: (id) => call('api:cancel', { id }),
  readSession: () => call('session:read', undefined),
  readInfo: () => call('app:info', undefined),
  setLanguage: (language) => call('language:set', { language }),
  setTheme: (theme) => call('theme:set', { theme }),
  openLink: (url) => call('link:open', { url }),
  savePdf: () => call('page:savePdf', undefined),
  takePage: () => call('page:take', undefined),
  onPageOpened: (listener) => listen('page:open', () => listener()),
  onSessionChanged: (listener) => listen('session:changed', listener),
  onKeychainAnswered: (listener) => listen('keychain:answered', listener),
  signIn: {
    begin: (asking) => call('signIn:begin', asking),
    byPhone: (language) => call('signIn:byPhone', { language }),
    read: () => call('signIn:read', undefined),
    show: (at) => call('signIn:show', { at }),
    copy: () => call('signIn:copy', undefined),
    cancel: () => call('signIn:cancel', undefined),
    take: () => call('signIn:take', undefined),
    onChanged: (listener) => listen('signIn:changed', listener),
  },
  outbox: {
    read: () => call('outbox:read', undefined),
    act: (act) => call('outbox:act', act),
    onChanged: (listener) => listen('outbox:changed', listener),
  },
  customers: {
    read: () => call('customers:read', undefined),
    act: (owner, act) => call('customers:act', { owner, act }),
    present: (on) => call('customers:present', { on }),
    allowCamera: (on) => call('customers:camera', { on }),
    exportCsv: (owner, ids) => call('customers:export', { owner, ids }),
    onChanged: (listener) => listen('customers:changed', listener),
  },
  catalogue: {
    read: () => call('catalogue:read', undefined),
    refresh: () => call('catalogue:refresh', undefined),
    onChanged: (listener) => listen('catalogue:changed', listener),
  },
  updates: {
    read: () => call('update:read', undefined),
    restart: () => call('update:restart', undefined),
    onChanged: (listener) => listen('update:changed', listener),
    onAsked: (listener) => listen('update:asked', () => listener()),
  },
  kiosk: {
    read: () => call('kiosk:read', undefined),
    begin: (language) => call('kiosk:begin', { language }),
    touched: () => call('kiosk:touched', undefined),
    leave: () => call('kiosk:leave', undefined),
    beat: () => call('kiosk:beat', undefined),
    hold: (name, on) => call('kiosk:hold', { name, on }),
    openStaff: () => call('kiosk:staff', undefined),
    onChanged: (listener) => listen('kiosk:changed', listener),
  },
} satisfies DesktopBridge);
