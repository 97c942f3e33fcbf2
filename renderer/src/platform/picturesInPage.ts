/** The address of the picture that the server has inlined in the page. */
export const PICTURE_SOURCE = 'data-source';

/** Addresses of the pictures that were inlined in the page, and not requested by the browser. */
export const picturesInPage = (): string[] =>
  Array.from(document.querySelectorAll(`[${PICTURE_SOURCE}]`), (element) => element.getAttribute(PICTURE_SOURCE)!);
