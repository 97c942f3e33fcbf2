import type { StaffBridge } from '../../../shared/ipc/bridge.ts';

declare global {
  interface Window {
    /** Exposed by the preload of the staff's window only. */
    readonly staff?: StaffBridge;
  }
}

/** The calls of the kiosk that the staff's window may make. */
export function openStaff(): StaffBridge {
  if (!window.staff) throw new Error('this page is for the staff’s window of a kiosk');
  return window.staff;
}
