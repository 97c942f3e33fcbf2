import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigLayers } from '../../../../../electron/main/kiosk/config/ConfigLayers.ts';
import { KioskStore } from '../../../../../electron/main/kiosk/session/KioskStore.ts';
import type { Signed } from '../../../../../electron/main/kiosk/config/remoteConfig.ts';

const remote = { url: 'https://ops.example/kiosk.json', public_key: 'A'.repeat(44), every_minutes: 60 };
const PAGE = { idle_seconds: 30, warning_seconds: 15, restart_at: '04:00' };
let folder: string;
let memory: KioskStore;
let layers: ConfigLayers;
const operatorSets = (settings: Signed['settings']): void =>
  memory.set({ remote: { good: { version: 1, settings }, trial: null, highest: 1 } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  memory = new KioskStore(join(folder, 'kiosk.json'));
  layers = new ConfigLayers({
    file: { name: 'hall 4', idle_seconds: 30, remote },
    memory,
    fetch: () => Promise.reject(new Error('not asked')),
    audit: () => undefined,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('staff’s settings override the file on the machine', () => {
  expect(layers.staffChanges({ ...PAGE, idle_seconds: 45 })).toEqual({ idle_seconds: 45 });
  expect(layers.activeConfig()).toMatchObject({ name: 'hall 4', idle_seconds: 45, warning_seconds: 15 });
});

it('the operator’s settings override staff’s, and leave staff the rest', () => {
  layers.staffChanges({ ...PAGE, idle_seconds: 45, warning_seconds: 20 });
  operatorSets({ idle_seconds: 90 });
  expect(layers.activeConfig()).toMatchObject({ idle_seconds: 90, warning_seconds: 20 });
});

it('staff’s setting applies again when the operator no longer sets it', () => {
  layers.staffChanges({ ...PAGE, idle_seconds: 45 });
  operatorSets({ idle_seconds: 90 });
  // Their page shows the operator's value, and they change another one.
  layers.staffChanges({ ...PAGE, idle_seconds: 90, restart_at: null });
  operatorSets({});
  expect(layers.activeConfig()).toMatchObject({ idle_seconds: 45, restart_at: null });
});
