import { after, every } from '../../app/clock.ts';
import type { KioskConfig } from '../config/kioskConfig.ts';
import type { KioskSession } from '../session/KioskSession.ts';
import type { RemoteConfigSync } from './RemoteConfigSync.ts';

const MINUTE_MS = 60_000;

/** Milliseconds until the next HH:MM in local time. */
export function msUntilNext(time: string, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = new Date(now);
  next.setHours(hours, minutes, 0, 0);
  // Adds a calendar day, not 24 hours, because of daylight saving time.
  if (next.getTime() <= now.getTime()) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

/** Schedules the nightly restart and configuration checks; they run while no visitor is there. */
export function scheduleNightly(parts: {
  kiosk: Pick<KioskSession, 'phase'>;
  config(): KioskConfig;
  updates: Pick<RemoteConfigSync, 'ask' | 'confirmTrial'>;
  relaunch(): void;
  minutes: number | null;
}): void {
  const { kiosk, config, updates, relaunch, minutes } = parts;
  const rests = (): boolean => kiosk.phase === 'attract';
  let isDue = false;
  let lastTick = new Date();
  let minutesLeft = minutes ?? 0;
  every(MINUTE_MS, () => {
    const { restart_at } = config();
    const [before, at] = [lastTick, new Date()];
    lastTick = at;
    // Due once the time has passed since the last tick; stays due until no visitor is there.
    isDue ||= restart_at !== null && msUntilNext(restart_at, before) <= at.getTime() - before.getTime();
    if (!rests()) return;
    if (isDue) return relaunch();
    updates.confirmTrial();
    if (minutes === null || --minutesLeft > 0) return;
    minutesLeft = minutes;
    void updates.ask();
  });
  if (minutes !== null) after(MINUTE_MS / 2, () => void updates.ask());
}
