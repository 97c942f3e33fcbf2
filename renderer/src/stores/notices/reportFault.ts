/**
 * Reports a fault of our own. In a page it goes to the browser, which logs it and tells `watchFaults`; on the server it
 * fails the request that it belongs to.
 */
export function reportFault(fault: unknown): void {
  if (typeof reportError !== 'function') throw fault;
  reportError(fault);
}
