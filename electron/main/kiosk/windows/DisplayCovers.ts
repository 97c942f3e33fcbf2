import { BrowserWindow, type Display, screen } from 'electron';
import { kioskFrame } from '../../windows/windows.ts';
import { lockWindow, type LockOptions } from './lockWindow.ts';

/** Finds displays that need a cover, and covers that have lost their display; the store's own display needs none. */
export function coverPlan(
  displays: readonly Pick<Display, 'id'>[],
  primary: number,
  covered: readonly number[],
): { cover: number[]; uncover: number[] } {
  const others = displays.map(({ id }) => id).filter((id) => id !== primary);
  return {
    cover: others.filter((id) => !covered.includes(id)),
    uncover: covered.filter((id) => !others.includes(id)),
  };
}

/** Covers every display but the store's, as the desktop would be reachable there. */
export class DisplayCovers {
  readonly #covers = new Map<number, BrowserWindow>();
  readonly #guards: LockOptions;

  constructor(guards: LockOptions) {
    this.#guards = guards;
  }

  get covered(): number {
    return this.#covers.size + 1;
  }

  watch(onMove: () => void): void {
    const look = (): void => {
      this.#look();
      onMove();
    };
    this.#look();
    screen.on('display-added', look);
    screen.on('display-removed', look);
    screen.on('display-metrics-changed', look);
  }

  #look(): void {
    const displays = screen.getAllDisplays();
    const plan = coverPlan(displays, screen.getPrimaryDisplay().id, [...this.#covers.keys()]);
    for (const id of plan.uncover) {
      this.#covers.get(id)?.destroy();
      this.#covers.delete(id);
    }
    for (const display of displays) {
      if (plan.cover.includes(display.id)) this.#covers.set(display.id, this.#cover(display));
      else this.#covers.get(display.id)?.setBounds(display.bounds);
    }
  }

  /** Loads no page, so there is nothing to interact with. */
  #cover(display: Display): BrowserWindow {
    const cover = new BrowserWindow({
      ...display.bounds,
      ...kioskFrame(process.platform),
      skipTaskbar: true,
      focusable: false,
      backgroundColor: '#021318',
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
    });
    lockWindow(cover, this.#guards);
    return cover;
  }
}
