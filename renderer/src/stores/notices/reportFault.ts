/**
 * Reports a bug of ours. In a page it goes to the browser, which logs it and notifies `watchFaults`; on the server it
 * fails the request.
 */
export function reportFault(fault: unknown): void {
  if (typeof reportError !== 'function') throw fault;
  reportError(fault);
}
