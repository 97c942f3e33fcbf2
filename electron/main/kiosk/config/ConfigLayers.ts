import type { StaffSettings } from '../../../../shared/ipc/kiosk.ts';
import { type KioskConfig, mergeConfig, type StaffChanges } from './kioskConfig.ts';
import type { KioskStore } from '../session/KioskStore.ts';
import { staffChanges } from './remoteConfig.ts';
import { type RemoteConfigParts, RemoteConfigSync } from '../updates/RemoteConfigSync.ts';

interface LayerParts extends Pick<RemoteConfigParts, 'fetch' | 'audit'> {
  /** This machine's configuration file. */
  file: Partial<KioskConfig>;
  memory: KioskStore;
}

/**
 * A kiosk's configuration in layers: the machine's file, then staff's settings, then the operator's remote
 * configuration.
 */
export class ConfigLayers {
  readonly machine: KioskConfig;
  readonly updates: RemoteConfigSync;
  readonly #file: Partial<KioskConfig>;
  readonly #memory: KioskStore;

  constructor({ file, memory, fetch, audit }: LayerParts) {
    this.#file = file;
    this.#memory = memory;
    this.machine = mergeConfig(file);
    this.updates = new RemoteConfigSync({
      remote: this.machine.remote,
      fetch,
      audit,
      read: () => memory.now.remote,
      write: (remote) => memory.set({ remote }),
    });
  }

  readonly activeConfig = (): KioskConfig =>
    mergeConfig(this.#file, this.#memory.now.staff ?? {}, this.updates.current?.settings ?? {});

  /** Applies the staff's saved form; returns which settings are staff's own. */
  staffChanges(page: StaffSettings): StaffChanges {
    const before = this.#memory.now.staff;
    const staff = staffChanges({ before, page, activeConfig: this.activeConfig(), current: this.updates.current });
    this.#memory.set({ staff });
    return staff;
  }
}
