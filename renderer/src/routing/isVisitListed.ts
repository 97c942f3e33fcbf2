/** Pages of one member or one matter, or on the way to them: nobody's list of pages names them. */
const PERSONAL = /^\/(userCenter|messageCenter|signActive|login|register|password|phoneSignIn|quote|order|chatRoom)\b/;
const PAYMENT = /^\/cart\/goodOffer\/pay\b/;

/** Whether a page may be named among those that were looked at. */
export const isVisitListed = (pathname: string): boolean => !PERSONAL.test(pathname) && !PAYMENT.test(pathname);
