import type { StaffSettings } from '../../../shared/ipc/kiosk.ts';
import { type KioskConfig, mergeConfig, type SetByStaff } from './config.ts';
import type { KioskMemory } from './KioskMemory.ts';
import { setByStaff } from './remoteConfig.ts';
import { type RemoteParts, RemoteUpdates } from './RemoteUpdates.ts';

interface LayerParts extends Pick<RemoteParts, 'fetch' | 'audit'> {
  /** What the file on this machine says. */
  file: Partial<KioskConfig>;
  memory: KioskMemory;
}

/** A kiosk's configuration: the machine's file, over it what staff set, over both what the operator says from afar. */
export class ConfigLayers {
  readonly machine: KioskConfig;
  readonly updates: RemoteUpdates;
  readonly #file: Partial<KioskConfig>;
  readonly #memory: KioskMemory;

  constructor({ file, memory, fetch, audit }: LayerParts) {
    this.#file = file;
    this.#memory = memory;
    this.machine = mergeConfig(file);
    this.updates = new RemoteUpdates({
      ...{ remote: this.machine.remote, fetch, audit },
      read: () => memory.now.remote,
      write: (remote) => memory.set({ remote }),
    });
  }

  readonly inForce = (): KioskConfig =>
    mergeConfig(this.#file, this.#memory.now.staff ?? {}, this.updates.current?.settings ?? {});

  /** Takes the staff's page as it was saved; answers what staff have set themselves. */
  setByStaff(page: StaffSettings): SetByStaff {
    const before = this.#memory.now.staff;
    const staff = setByStaff({ before, page, inForce: this.inForce(), current: this.updates.current });
    this.#memory.set({ staff });
    return staff;
  }
}
