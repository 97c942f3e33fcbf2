/** An address as a visitor would write it down: outside addresses without their prefilled message. */
export function displayAddress(address: string, publicUrl: string): string {
  const [page = ''] = address.split('#');
  if (!page.startsWith(publicUrl)) return page.replace(/^(mailto|tel):|\?.*/g, '');
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}
