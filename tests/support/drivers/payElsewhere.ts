/** Opens the short address of a payment page in another browser, as a phone does, and pays there. */
export async function payElsewhere(address: string): Promise<void> {
  const { headers, status } = await fetch(address, { redirect: 'manual' });
  const page = headers.get('location');
  if (page === null) throw new Error(`${address} leads to no payment page: ${status}`);
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
}
