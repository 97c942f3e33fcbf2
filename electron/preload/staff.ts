import { contextBridge, ipcRenderer } from 'electron';
import type { StaffBridge } from '../../shared/ipc/bridge.ts';
import type { ChannelInput, ChannelName, ChannelOutput } from '../../shared/ipc/contract.ts';

// Not shared with the store's preload: a shared module becomes a separate file, which a sandboxed preload cannot load.
const ask = <N extends ChannelName & `staff:${string}`>(name: N, input: ChannelInput<N>) =>
  ipcRenderer.invoke(name, input) as Promise<ChannelOutput<N>>;

contextBridge.exposeInMainWorld('staff', {
  read: () => ask('staff:read', undefined),
  enter: (pin) => ask('staff:enter', { pin }),
  choose: (pin) => ask('staff:choose', { pin }),
  panel: () => ask('staff:panel', undefined),
  configure: (settings) => ask('staff:configure', settings),
  test: (what) => ask('staff:test', { what }),
  act: (act) => ask('staff:act', { act }),
} satisfies StaffBridge);
