/**
 * Hands on a fault of our own. In a page it goes to the browser, which logs it and tells `watchFaults`; the server, which
 * has nobody to tell, fails the request that it belongs to.
 */
export function reportFault(fault: unknown): void {
  if (typeof reportError !== 'function') throw fault;
  reportError(fault);
}
