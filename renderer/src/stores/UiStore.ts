import { makeAutoObservable } from 'mobx';
import type { StatePersistence } from '../persistence/storage/StatePersistence.ts';
import type { DeviceClass } from '../../../shared/web/deviceClass.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'cards' | 'table';

/** How the store is shown: the device class is decided once, the rest is the visitor's choice. */
export class UiStore {
  readonly device: DeviceClass;
  theme: ThemeChoice = 'system';
  density: Density = 'cards';
  isOnline = true;
  /** The page is visible, not in a background tab. */
  isVisible = true;
  /** Why the requested page is not shown: it failed, or does not exist. */
  pageError: 'failed' | 'missing' | null = null;
  /** Path and query of the page that is shown, without its language; null before the first one is. */
  shownAddress: string | null = null;

  constructor(device: DeviceClass) {
    this.device = device;
    makeAutoObservable(this, { device: false }, { autoBind: true });
  }

  get isMobile(): boolean {
    return this.device === 'mobile';
  }

  /** Persists the visitor's choices in this browser; returns the disposer. */
  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'ui',
      parseChoices,
      () => ({ theme: this.theme, density: this.density }),
      (choices) => void Object.assign(this, choices),
    );
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme;
  }

  setDensity(density: Density): void {
    this.density = density;
  }

  setPageError(error: 'failed' | 'missing' | null): void {
    this.pageError = error;
  }

  setShownAddress(address: string): void {
    this.shownAddress = address;
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}

function parseChoices(value: unknown): { theme: ThemeChoice; density: Density } | null {
  const { theme, density } = (value ?? {}) as { theme?: unknown; density?: unknown };
  const isTheme = theme === 'system' || theme === 'light' || theme === 'dark';
  return isTheme && (density === 'cards' || density === 'table') ? { theme, density } : null;
}
