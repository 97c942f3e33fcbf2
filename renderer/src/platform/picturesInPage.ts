/** The address of the picture that the server has inlined in the page. */
export const PICTURE_SOURCE = 'data-source';

/** Addresses of the pictures that came with the page, which the browser has not asked for. */
export const picturesInPage = (): string[] =>
  Array.from(document.querySelectorAll(`[${PICTURE_SOURCE}]`), (element) => element.getAttribute(PICTURE_SOURCE)!);
