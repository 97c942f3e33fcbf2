/** Pages about one member or one transaction, or on the way to them: they are not listed as visited. */
const PERSONAL = /^\/(userCenter|messageCenter|signActive|login|register|password|phoneSignIn|quote|order|chatRoom)\b/;
const PAYMENT = /^\/cart\/goodOffer\/pay\b/;

/** Whether a page may be named among those that were looked at. */
export const isVisitListed = (pathname: string): boolean => !PERSONAL.test(pathname) && !PAYMENT.test(pathname);
