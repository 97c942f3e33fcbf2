/** Scrolls a row sideways until the chosen element is in its centre; the window does not scroll. */
export function scrollToCentre(row: HTMLElement | null, chosen: Element | null | undefined): void {
  if (!row || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
}
