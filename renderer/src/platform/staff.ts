import type { StaffBridge } from '../../../shared/ipc/bridge.ts';

declare global {
  interface Window {
    /** Exposed by the preload of the staff's window only. */
    readonly staff?: StaffBridge;
  }
}

/** What the staff's window may ask of the kiosk. */
export function openStaff(): StaffBridge {
  if (!window.staff) throw new Error('this page is for the staff’s window of a kiosk');
  return window.staff;
}
